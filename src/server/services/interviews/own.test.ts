import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleInterview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf, untilNotBusy } from '../profile/account/testing';

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;
let now = Date.parse('2026-11-20T10:00:00Z');

const LIKES = { text: 'How do you count likes only once?', skill: 'System design' };
const SALARY = { text: 'What do you expect to earn here?', skill: 'Salary' };
/** Company names match in any case. */
const interview = {
  ...exampleInterview,
  companyName: 'zentrix labs',
  rounds: [
    { name: 'Online test', minutes: 75, questions: [] },
    { name: 'Panel', minutes: 45, questions: [LIKES, SALARY] },
  ],
};
const PATH = '/interview-services/v1/own-interviews';

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 61_000;
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

const call = callsTo(() => server, PATH);
const add = async (user: NewUser, part: object = {}) => {
  const response = await untilNotBusy(() => call(user, 'POST', '', { ...interview, ...part }));
  expect(response.statusCode).toBe(201);
  return response.json();
};
const LIST = '/interview-services/v1/interviews?companyUrl=zentrix-labs&outcome=DECLINED';
/** The public list after its cache expired. */
const page = async () => {
  now += 61_000;
  return (await server.send({ url: LIST })).json();
};
const shown = async (id: string) =>
  (await page()).items.find((item: { interviewId: string }) => item.interviewId === id);
const besideTheTab = () =>
  server.services.db
    .selectFrom('companies')
    .select('interviews')
    .where('name', '=', 'Zentrix Labs')
    .executeTakeFirstOrThrow();

it('a shared interview is public, with a month and nothing that identifies its author', async () => {
  const { interviewId, interview: saved } = await add(me);
  expect(saved).toMatchObject({
    ...interview,
    companyName: 'Zentrix Labs',
    rounds: [interview.rounds[0], {}],
  });
  const seen = await shown(interviewId);
  expect(seen).toMatchObject({ month: '2026-10-01', difficulty: 'HARD', advice: interview.advice });
  expect(seen.questions.map(({ text }: { text: string }) => text).sort()).toEqual([LIKES.text, SALARY.text]);
  for (const name of [me.id, server.services.seal('interview', me.id), '2026-11'])
    expect(JSON.stringify(seen)).not.toContain(name);
});

it('an interview counts at once, and stops counting when it is deleted', async () => {
  const before = [await page(), await besideTheTab()];
  const { interviewId } = await add(me);
  expect((await page()).summary.totalInterviews).toBe(before[0].summary.totalInterviews + 1);
  expect((await call(me, 'DELETE', `/${interviewId}`)).statusCode).toBe(204);
  expect([await page(), await besideTheTab()]).toEqual(before);
  expect((await call(me, 'GET', `/${interviewId}`)).statusCode).toBe(404);
});

it('a list that was read before shows an interview as it was edited, and none that was deleted', async () => {
  const { interviewId } = await add(me, { advice: 'Ask for the manager of the third floor.' });
  await page();
  const advice = async () => {
    const { items } = (await server.send({ url: LIST })).json();
    return items.find((item: { interviewId: string }) => item.interviewId === interviewId)?.advice;
  };
  expect(await advice()).toBe('Ask for the manager of the third floor.');
  await call(me, 'PUT', `/${interviewId}`, { ...interview, advice: 'Ask about the team.' });
  expect(await advice()).toBe('Ask about the team.');
  await call(me, 'DELETE', `/${interviewId}`);
  expect(await advice()).toBeUndefined();
});

it('a member has one interview per company, job and month, even with fifty parallel requests', async () => {
  const before = await page();
  const ids = await Promise.all(Array.from({ length: 50 }, async () => (await add(me)).interviewId));
  expect(new Set(ids).size).toBe(1);
  expect((await page()).summary.totalInterviews).toBe(before.summary.totalInterviews + 1);
  const second = await add(me, { difficulty: 'EASY' });
  expect(second).toMatchObject({ interviewId: ids[0], interview: { difficulty: 'EASY' } });
  const earlier = await add(me, { month: '2026-09-01' });
  const moved = await call(me, 'PUT', `/${earlier.interviewId}`, interview);
  expect(moved.json().code).toBe('SHARED_ALREADY');
});

it('a question with unchanged text keeps its id and its answers', async () => {
  const { db, newId } = server.services;
  const { interviewId } = await add(me);
  const before = (await shown(interviewId)).questions;
  const likes = before.find(({ text }: { text: string }) => text === LIKES.text).questionId;
  await db
    .insertInto('interview_answers')
    .values({
      id: newId(),
      question_id: likes,
      avatar_seed: 'a',
      text: 'By a key.',
      written_month: '2026-11-01',
    })
    .execute();
  const rounds = [{ name: 'Only one', minutes: 30, questions: [{ ...LIKES, skill: 'Databases' }] }];
  const changed = await call(me, 'PUT', `/${interviewId}`, { ...interview, rounds, advice: undefined });
  expect(changed.json().interview).toMatchObject({ rounds });
  const after = await shown(interviewId);
  expect(after).toMatchObject({ advice: null, rounds: [{ name: 'Only one', minutes: 30 }] });
  expect(after.questions).toMatchObject([{ questionId: likes, skill: 'Databases', round: 1 }]);
  const read = await server.send({ url: `/interview-services/v1/questions/${likes}` });
  expect(read.json().answers).toMatchObject([{ text: 'By a key.' }]);
});

it('an interview keeps its company, and only its author can read, edit or delete it', async () => {
  const { interviewId } = await add(me);
  const company = await server.services.db
    .selectFrom('companies')
    .select('name')
    .where('name', '<>', 'Zentrix Labs')
    .executeTakeFirstOrThrow();
  const elsewhere = await call(me, 'PUT', `/${interviewId}`, { ...interview, companyName: company.name });
  expect(elsewhere.json().code).toBe('OTHER_COMPANY');
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(other, method, `/${interviewId}`)).statusCode).toBe(404);
  expect((await call(other, 'PUT', `/${interviewId}`, interview)).statusCode).toBe(404);
  expect(await shown(interviewId)).toBeDefined();
});

it.each([
  ['required', { month: '2026-12-01' }, 'month'],
  ['unknown', { companyName: 'A company no one knows' }, 'companyName'],
  ['abuse', { advice: 'The manager is a complete bastard.' }, 'advice'],
  [
    'contact',
    { rounds: [{ name: 'Call asha.nair@gmail.com', minutes: 30, questions: [] }] },
    'rounds/0/name',
  ],
  [
    'required',
    { rounds: [{ name: 'Panel', minutes: 30, questions: [{ ...LIKES, skill: 'Juggling' }] }] },
    'rounds/0/questions/0/skill',
  ],
])('an interview with the problem %s is refused at its field', async (code, part, field) => {
  const response = await call(me, 'POST', '', { ...interview, ...part });
  expect([response.statusCode, response.json().errors]).toMatchObject([
    422,
    [{ field: `/body/${field}`, code }],
  ]);
});

it('a member can share at most five interviews in a quarter', async () => {
  const statuses = [];
  for (const month of ['01', '02', '03', '04', '05', '06'])
    statuses.push((await call(me, 'POST', '', { ...interview, month: `2026-${month}-01` })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  await server.services.db
    .updateTable('interviews')
    .set({ submitted_quarter: '2026-07-01' })
    .where('submitted_quarter', '=', '2026-10-01')
    .execute();
  await add(me, { month: '2026-06-01' });
});

it('[R-450] a hidden interview shows as rejected to its author', async () => {
  const { interviewId: id } = await add(me);
  await server.services.db.updateTable('interviews').set({ status: 'HIDDEN' }).where('id', '=', id).execute();
  const input = (await me.call('GET', 'v1/user/contributions?kind=INTERVIEW')).json();
  expect(input.items).toMatchObject([{ contributionId: id, status: 'rejected' }]);
});

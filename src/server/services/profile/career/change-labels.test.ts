import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeServer, type Server } from '../../../app';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { NewUser } from '../account/testing';
import { endDueAccounts } from '../deletion/end-accounts';
import { changeLabels, changeLabelsAtNight } from './change-labels';
import { departmentOf, type Job, labelMembersOf } from './label-testing';

const A_DAY = 86_400_000;

let server: TestServer;
let second: Server;
let people: ReturnType<typeof labelMembersOf>;
let now = Date.parse('2026-11-20T12:00:00Z');
/** Separate for each test, so that the aliases of two tests never show the same. */
let departmentId = 0;
let job: Job;
let inDepartment: readonly [string, string, boolean];
let exact: readonly [string, string, boolean];

beforeAll(async () => {
  const clock = () => new Date(now);
  server = await startTestServer({ now: clock });
  second = await makeServer(server.config, { database: server.database, now: clock });
  people = labelMembersOf(server);
});
afterAll(async () => {
  await second.app.close();
  await server.close();
});
beforeEach(async () => {
  departmentId += 1;
  job = { jobProfile: `Lighthouse keeper ${departmentId}`, company: 'Smallest Labs', departmentId };
  const name = `Works in ${await departmentOf(server, departmentId)}`;
  inDepartment = [name, name, false];
  exact = [job.jobProfile, `${job.jobProfile} at ${job.company}`, true];
});

const night = () => changeLabels(server.services);
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** Five members whose aliases have shown the exact label since a night. */
async function cohort(): Promise<readonly NewUser[]> {
  const members = await people.seenWriters(5, job);
  await people.verify(members);
  await night();
  expect(await people.labelsOf(members)).toEqual(times(5, exact));
  return members;
}

it('[R-241] labels: the fifth verified member of a cohort lets all five change together in a night, none before', async () => {
  const members = await people.seenWriters(5, job);
  const fifth = members.slice(4);
  await people.verify(members.slice(0, 4));
  await night();
  await people.verify(fifth);
  expect(await people.labelsOf(members), 'in the request').toEqual(times(5, inDepartment));
  await night();
  expect(await people.labelsOf(members), 'after the night').toEqual(times(5, exact));
});

it('labels: four equal changes wait, until a fifth member has the same change', async () => {
  await cohort();
  const late = await people.seenWriters(4, job);
  await people.verify(late);
  const before = await people.labelsOf(late);
  await night();
  expect(await people.labelsOf(late)).toEqual(before);
  const last = await people.seenWriters(1, job);
  await people.verify(last);
  await night();
  expect(await people.labelsOf([...late, ...last])).toEqual(times(5, exact));
});

it('labels: aliases that no visitor can see do not count among the five', async () => {
  const members = await people.seenWriters(4, job);
  const [silent, deleted] = (await people.writers(2, job)) as [NewUser, NewUser];
  await people.publish([deleted], { status: 'DELETED' });
  await people.verify([...members, silent, deleted]);
  await night();
  expect(await people.labelsOf([...members, silent, deleted])).toEqual(times(6, inDepartment));
  await people.publish([silent]);
  await night();
  expect(await people.labelsOf([...members, silent, deleted])).toEqual(times(6, exact));
});

it('labels: five do not change while fewer than five would be left with the old label', async () => {
  const members = await people.seenWriters(6, job);
  const changing = members.slice(0, 5);
  await people.verify(changing);
  await people.change(members[5] as NewUser, { job_profile: 'Cook' });
  await night();
  expect(await people.labelsOf(members)).toEqual(times(6, inDepartment));
});

it('labels: aliases that each appeared after the verification before do not hide each other', async () => {
  const members: NewUser[] = [];
  for (let index = 0; index < 5; index++) {
    now += 7 * A_DAY;
    const [member] = await people.seenWriters(1, job);
    if (member) members.push(member);
    await people.verify(members.slice(-1));
  }
  await night();
  expect(await people.labelsOf(members)).toEqual(times(5, inDepartment));
  await people.seenWriters(1, { ...job, jobProfile: 'Cook' });
  const later = await people.seenWriters(4, job);
  await people.verify(later);
  await night();
  expect(await people.labelsOf([...later, ...members])).toEqual([
    ...times(4, exact),
    ...times(4, inDepartment),
    exact,
  ]);
});

it('labels: an alias with another past does not hide the others', async () => {
  const former = await cohort();
  await people.change(former[0] as NewUser, { verified: null });
  await night();
  // All five show the department again, as the others did from the start.
  const fallen = await people.labelsOf(former);
  expect(fallen).toEqual(times(5, inDepartment));
  const staying = await people.seenWriters(5, { ...job, jobProfile: 'Cook' });
  const others = await people.seenWriters(4, { ...job, company: 'Another Lab' });
  await people.change(former[0] as NewUser, { verified: 'VERIFIED', organisation: 'Another Lab' });
  await people.verify(others);
  await night();
  expect(await people.labelsOf([...others, ...former, ...staying])).toEqual(times(14, inDepartment));
});

it('[R-241] labels: a member who leaves a cohort of five changes in the same night and way as those who stay', async () => {
  const members = await cohort();
  const [leaver] = members as [NewUser];
  await people.change(leaver, { organisation: 'Another Lab', job_profile: 'Cook', verified: null });
  expect(await people.labelsOf(members), 'in the request').toEqual(times(5, exact));
  await night();
  expect(await people.labelsOf(members), 'after the night').toEqual(times(5, inDepartment));
});

it('[R-241] labels: the alias of a deleted account changes like those of its cohort', async () => {
  const members = await cohort();
  const [leaver] = members as [NewUser];
  const { id } = await people.aliasOf(leaver);
  await leaver.call('POST', 'v1/user/delete', { choices: [] });
  now += 14 * A_DAY;
  await endDueAccounts(server.services);
  await night();
  expect(await people.labelsOf(members.slice(1))).toEqual(times(4, inDepartment));
  const alias = await server.services.db
    .selectFrom('aliases')
    .select(['user_name', 'bio'])
    .where('id', '=', id)
    .executeTakeFirst();
  // In one of eight runs the alias ends on the same day, and its posts are those of a former member.
  if (alias) expect(alias).toEqual({ user_name: inDepartment[0], bio: inDepartment[1] });
});

it('labels: two servers in the same night change a group once', async () => {
  const members = await people.seenWriters(5, job);
  await people.verify(members);
  await Promise.all([night(), changeLabels(second.services), night()]);
  expect(await people.labelsOf(members)).toEqual(times(5, exact));
  const histories = await Promise.all(
    members.map(async (member) => (await people.aliasOf(member)).label_history),
  );
  await night();
  expect(new Set(histories).size).toBe(1);
  expect((await people.aliasOf(members[0] as NewUser)).label_history).toBe(histories[0]);
});

it('labels: an interrupted night leaves no part of a group changed, and the next night finishes it', async () => {
  const members = await people.seenWriters(5, job);
  await people.verify(members);
  const { id } = await people.aliasOf(members[2] as NewUser);
  const { pool } = server.database;
  await pool.query(`
    create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
    create trigger cut_off before update of bio on aliases for each row when (old.id = '${id}') execute function cut_off()`);
  try {
    await expect(night()).rejects.toThrow('cut off');
  } finally {
    await pool.query('drop trigger cut_off on aliases; drop function cut_off()');
  }
  expect(await people.labelsOf(members)).toEqual(times(5, inDepartment));
  await night();
  expect(await people.labelsOf(members)).toEqual(times(5, exact));
});

it('labels: a stopping server changes nothing', async () => {
  const members = await people.seenWriters(5, job);
  await people.verify(members);
  await changeLabels(server.services, AbortSignal.abort());
  expect(await people.labelsOf(members)).toEqual(times(5, inDepartment));
});

it.each([
  ['2026-11-20T20:29:00Z', false],
  ['2026-11-20T20:31:00Z', true],
  ['2026-11-20T22:29:00Z', true],
  ['2026-11-20T22:31:00Z', false],
])('labels: the hourly task at %s changes them: %s', async (time, changes) => {
  const members = await people.seenWriters(5, job);
  await people.verify(members);
  await changeLabelsAtNight({ ...server.services, now: () => new Date(time) });
  expect(await people.labelsOf(members)).toEqual(times(5, changes ? exact : inDepartment));
});

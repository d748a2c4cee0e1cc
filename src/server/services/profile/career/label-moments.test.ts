import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emailsIn } from '../../../testing/emails-in';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, work } from '../account/testing';
import { changeLabels } from './change-labels';
import { labelMembersOf } from './label-testing';

/** Requests of a member change nothing on an alias that others have seen, and leave no trace on it in the database. */

let server: TestServer;
let people: ReturnType<typeof labelMembersOf>;
let me: NewUser;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  people = labelMembersOf(server);
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
});

const job = () => ({
  jobProfile: `Lighthouse keeper ${count}`,
  company: 'Zentrix Labs',
  departmentId: count,
});
/** Aliases of the same job and company that show the exact label since a night. */
async function cohort(): Promise<readonly NewUser[]> {
  const members = await people.seenWriters(6, job());
  await people.verify(members);
  await changeLabels(server.services);
  expect((await people.labelsOf(members)).every(([, , isVerified]) => isVerified)).toBe(true);
  return members;
}

const FEED = '/feed-services';
const visit = async (path: string) => (await server.send({ url: `${FEED}${path}` })).body;

async function postAs(member: NewUser): Promise<string> {
  const post = {
    title: `With my designation ${count}`,
    content: 'Seen by all',
    community: { type: 'TOPIC', entityId: 43 },
    profileType: 'DESIGNATION',
    media: [],
    poll: null,
    salaryIds: [],
  };
  const reply = await server.send({
    method: 'POST',
    url: `${FEED}/v2/post`,
    payload: post,
    headers: { cookie: member.cookie, 'idempotency-key': server.services.newId() },
  });
  expect(reply.statusCode).toBe(201);
  return reply.json().postId;
}

/** A member of the cohort's company who signed up with requests and has posted. */
async function signedUp(): Promise<string> {
  me = await people.join();
  const alias = { userName: `Kite_${count}`, avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };
  await me.call('PUT', 'v1/user/anonymous-profile', alias);
  const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  const { jobProfile, departmentId } = job();
  await me.call('PUT', `v1/user/career-status/${careerStatusId}`, { ...work, jobProfile, departmentId });
  return postAs(me);
}

async function verifyByEmail(): Promise<void> {
  const email = `keeper${count}@zentrix-labs.example`;
  await me.call('POST', 'v1/user/email-verification/otp', { email });
  const sent = emailsIn(server.config.mailDir).find((message) => message.includes(email)) ?? '';
  const otp = /^(\d{6}) is your code/m.exec(sent)?.[1] ?? '';
  const reply = await me.call('POST', 'v1/user/email-verification/verify', { otp });
  expect(reply.json()).toMatchObject({ verified: 'VERIFIED' });
}

it('[R-241] a verification, a job change and the end of a job change no public response', async () => {
  await cohort();
  const id = await signedUp();
  const comment = { text: 'Seen by all, too', profileType: 'DESIGNATION' };
  const headers = { cookie: me.cookie, 'idempotency-key': server.services.newId() };
  await server.send({ method: 'POST', url: `${FEED}/v1/post/${id}/comment`, payload: comment, headers });
  const lists = [
    '/v3/feed?feedType=GENERIC&sort=LATEST',
    '/v2/feed/community/TOPIC/43/posts?sort=newToOld',
    `/v1/post/${id}/comments?sort=newToOld`,
  ];
  const read = async () => {
    const bodies = [await visit(`/v1/feed/${id}`)];
    for (const path of lists) {
      // Cursors are encrypted and differ each time.
      const { nextCursor: _, ...body } = JSON.parse(await visit(path));
      bodies.push(JSON.stringify(body));
    }
    return bodies;
  };
  const before = await read();
  for (const body of before) expect(body).toContain('Works in');
  await verifyByEmail();
  expect(await read()).toEqual(before);
  await me.saveCareer('working', { companyName: 'Orbitly' });
  expect(await read()).toEqual(before);
  await me.saveCareer('student', { collegeName: 'Sharada College' });
  expect(await read()).toEqual(before);
});

it('an alias that no one has seen takes a label that others show at once', async () => {
  await cohort();
  const { jobProfile, company } = job();
  const newcomer = await people.writer(job());
  await people.verify([newcomer]);
  expect(await people.labelsOf([newcomer])).toEqual([[jobProfile, `${jobProfile} at ${company}`, true]]);
  await people.change(newcomer, { verified: null });
  expect((await people.labelsOf([newcomer]))[0]?.[2]).toBe(false);
});

it('a label that no alias shows does not appear first on a new alias', async () => {
  const members = await people.seenWriters(4, job());
  await people.verify(members);
  const fifth = await people.writer(job());
  await people.verify([fifth]);
  const [label] = await people.labelsOf([fifth]);
  expect(label?.[0]).toMatch(/^Works in/);
  await people.publish([fifth]);
  await changeLabels(server.services);
  for (const [name, , isVerified] of await people.labelsOf([...members, fifth]))
    expect([name, isVerified]).toEqual([job().jobProfile, true]);
});

it.each(['DELETED', 'LIVE'] as const)(
  'an alias with a post that is %s was seen, so it waits',
  async (status) => {
    await cohort();
    const member = await people.writer(job());
    await people.publish([member], { status });
    const before = await people.labelsOf([member]);
    await people.verify([member]);
    expect(await people.labelsOf([member])).toEqual(before);
  },
);

it('the member sees the label that others see, and the label that is pending', async () => {
  await cohort();
  await signedUp();
  const label = async () => (await me.call('GET', 'v1/user/career-status')).json().label;
  const shown = expect.stringMatching(/^Works in/);
  expect((await label()).shown).toEqual(shown);
  await verifyByEmail();
  expect(await label()).toEqual({ shown, waiting: `${job().jobProfile} at Zentrix Labs` });
  await me.saveCareer('student', { collegeName: 'Sharada College' });
  expect(await label()).toEqual({ shown, waiting: 'A member' });
  const newcomer = await people.join();
  expect((await newcomer.call('GET', 'v1/user/career-status')).json().label).toBeNull();
});

interface Stamp {
  readonly table: string;
  readonly xmin: string;
  readonly xmax: string;
  readonly text: string;
}

/** All rows with the transactions that wrote and locked them, in the order in which they are stored. */
async function stampsOf(): Promise<readonly Stamp[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const all: Stamp[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<Stamp>(
      `select '${name}' as table, xmin::text, xmax::text, t::text as text from ${name} t order by ctid`,
    );
    all.push(...rows);
  }
  return all;
}

it('[R-010] a verification of a seen alias neither writes nor locks a row of an alias', async () => {
  await cohort();
  await signedUp();
  const aliases = async () => (await stampsOf()).filter(({ table }) => table === 'aliases');
  const before = await aliases();
  await verifyByEmail();
  expect(await aliases()).toEqual(before);
});

it('[R-010] rows changed in a night share their transaction with aliases only, and their order differs from that of the members', async () => {
  const members = await people.seenWriters(12, job());
  await people.verify(members);
  const before = await stampsOf();
  await changeLabels(server.services);
  const known = new Set(before.map(({ table, xmin, text }) => `${table} ${xmin} ${text}`));
  const written = (await stampsOf()).filter(
    ({ table, xmin, text }) => !known.has(`${table} ${xmin} ${text}`),
  );
  expect(new Set(written.map(({ table }) => table))).toEqual(new Set(['aliases']));
  expect(new Set(written.map(({ xmin }) => xmin)).size).toBe(1);
  expect(written.length).toBeGreaterThan(members.length);
  const ids = await Promise.all(members.map(async (member) => (await people.aliasOf(member)).id));
  const places = ids.map((id) => written.findIndex(({ text }) => text.includes(id)));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(places).not.toEqual([...places].sort((item, other) => item - other));
});

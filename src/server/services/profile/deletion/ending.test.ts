import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { showPhoto } from '../../companies/testing';
import { hourOf } from '../../shared/cut-to-hour';
import { contributeEveryKind, type NewUser, newUsersOf, PICTURE, tablesWith } from '../account/testing';
import { SEAL_PURPOSES, sealsOf } from './account-seals';
import { deleteTraces } from './delete-traces';
import { endDueAccounts } from './end-accounts';
import { sealedFor } from './sealed-for';

const A_DAY = 86_400_000;

let server: TestServer;
let me: NewUser;
let other: NewUser;
let now = Date.now();
let logFile: string;
let newUsers: ReturnType<typeof newUsersOf>;
let MARK = 'Zqxjvkw'; // Too long to occur in random text.

beforeAll(async () => {
  logFile = join(tmpdir(), `humkaar-ending-${process.pid}.log`);
  server = await startTestServer({ now: () => new Date(now), alone: true, env: { LOG_FILE: logFile } });
  newUsers = newUsersOf(server);
});
beforeEach(async () => {
  MARK = `${MARK}z`;
  stored = [];
  me = await newUsers.join(`${MARK}Tara Menon`);
  other = await newUsers.join('Vikram Rao');
});
afterAll(() => server.close());

const KINDS = ['POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS', 'VOTE'] as const;
const leave = (fate: 'KEEP' | 'REMOVE') =>
  me.call('POST', 'v1/user/delete', { choices: KINDS.map((kind) => ({ kind, fate })) });
let stored: string[] = [];
const passDays = async (days: number) => {
  now += days * A_DAY;
  const { tables, accounts, parts } = await endDueAccounts(server.services);
  stored.push(...tables);
  return { accounts, parts };
};

/** Puts a mark in every place where an account can leave text. */
async function plant(): Promise<{ readonly post: string; readonly pictures: readonly string[] }> {
  const { db, seal } = server.services;
  await me.saveCareer('working', { companyName: `${MARK} Labs` });
  await me.employ(`${MARK} Works`);
  const alias = { userName: `${MARK}Kite`, avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };
  expect((await me.call('PUT', 'v1/user/anonymous-profile', alias)).statusCode).toBe(200);
  const key = { 'idempotency-key': server.services.newId() };
  const work = { companyName: `${MARK} Ltd`, jobProfile: MARK, location: MARK, employmentType: 'fulltime' };
  await me.call(
    'POST',
    'v3/user/work-experience',
    { ...work, startMonth: '2020-01', endMonth: null, description: `${MARK} did this` },
    key,
  );
  await me.call('PUT', 'v1/user/feedback', { topic: 'privacy', rating: null, text: `${MARK} was here` });
  await me.call('PUT', 'v1/user/preferences', { analytics: false });
  const { photoUrl } = (await me.call('PUT', 'v1/user/profile-photo', { image: PICTURE })).json();
  const { post } = await me.write(server, `${MARK} asks`, `${MARK} tells`);
  const former = {
    resource_type: 'POST',
    resource_id: post,
    version: 1,
    title: MARK,
    content: MARK,
  } as const;
  await db.insertInto('former_texts').values(former).execute();
  const appeal = { resource_type: 'POST', resource_id: post, text: `${MARK} appeals` } as const;
  await db.insertInto('appeals').values(appeal).execute();
  await contributeEveryKind(server, me, MARK);
  const shown = await showPhoto(server, me.cookie, MARK);
  await db
    .insertInto('votes')
    .values({
      resource_type: 'POST',
      resource_id: OTHER_MEMBERS_POST,
      voter_seal: sealedFor(seal('vote', me.id), OTHER_MEMBERS_POST),
      stance: 'UP',
    })
    .execute();
  return { post, pictures: [photoUrl, shown] };
}

const OTHER_MEMBERS_POST = 'Kq3vN8xWm2Zt7Rf1';

const names = () => [MARK, me.id, ...Object.values(sealsOf(server.services, me.id))];

describe('a deleted account', () => {
  it('[R-664] a deleted account leaves no marks in any table, file or log when all content is deleted', async () => {
    const { pictures } = await plant();
    const before = await tablesWith(server, names());
    for (const table of [
      'members',
      'aliases',
      'posts',
      'comments',
      'work_experiences',
      'company_reviews',
      'interviews',
      'benefit_reports',
      'photo_reports',
      'company_photos',
      'appeals',
    ])
      expect(before).toContain(table);
    const input = (await me.call('GET', 'v1/user/contributions?kind=INTERVIEW')).json();
    expect(input.items).toMatchObject([{ kind: 'INTERVIEW', text: MARK, status: 'live' }]);
    await leave('REMOVE');
    expect(await passDays(13)).toEqual({ accounts: 0, parts: 0 });
    expect((await passDays(1)).accounts).toBe(1);
    expect(
      await server.services.db.selectFrom('members').select('id').where('id', '=', me.id).execute(),
    ).toEqual([]);
    await passDays(8);
    await deleteTraces(server.database, stored);
    expect(await tablesWith(server, names())).toEqual([]);
    for (const url of pictures) expect((await server.send({ url })).statusCode).toBe(404);
    expect(readFileSync(logFile, 'utf8')).not.toContain(MARK);
    expect(filesWith(MARK)).toEqual([]);
    expect(filesWith(me.id)).toEqual([]);
  }, 120_000);

  it('[R-664] content that stays after an account deletion has no author and no links', async () => {
    const { post } = await plant();
    await leave('KEEP');
    for (const days of [14, 8, 28]) await passDays(days);
    const shown = (await server.send({ url: `/feed-services/v1/feed/${post}` })).json();
    expect([shown.title, shown.author.userName]).toEqual([`${MARK} asks`, 'Former member']);
    expect(await tablesWith(server, names().slice(1))).toEqual([]);
    const text = ['Kite', 'Tara Menon', ' Works', ' appeals', ' notes'].map((word) => MARK + word);
    expect(await tablesWith(server, text)).toEqual([]);
    expect(await server.services.db.selectFrom('account_deletion_parts').selectAll().execute()).toEqual([]);
  }, 60_000);

  it('an account deletion updates the counts and leaves the content of other members unchanged', async () => {
    const { post } = await me.write(server, 'Mine', 'My words');
    const { db, seal, newId } = server.services;
    const theirs = await other.write(server, 'Theirs', 'Their words');
    await db
      .insertInto('comments')
      .values({
        id: newId(),
        post_id: post,
        alias_id: theirs.alias,
        text: 'A stranger’s answer',
        created_at: hourOf(new Date(now)),
      })
      .execute();
    await db.updateTable('posts').set({ up: 3 }).where('id', '=', theirs.post).execute();
    await db
      .insertInto('votes')
      .values({
        resource_type: 'POST',
        resource_id: theirs.post,
        voter_seal: sealedFor(seal('vote', me.id), theirs.post),
        stance: 'UP',
      })
      .execute();
    await leave('REMOVE');
    for (const days of [22, 8, 28]) await passDays(days);
    const row = await db.selectFrom('posts').select('up').where('id', '=', theirs.post).executeTakeFirst();
    expect(row?.up).toBe(2);
    const mine = await db
      .selectFrom('posts')
      .select(['status', 'content', 'comments'])
      .where('id', '=', post)
      .executeTakeFirst();
    expect(mine).toEqual({ status: 'DELETED', content: '', comments: 0 });
    expect(await tablesWith(server, ['A stranger’s answer'])).toEqual(['comments']);
    const left = await db.selectFrom('comments').select('id').where('alias_id', '=', theirs.alias).execute();
    expect(left).toHaveLength(2);
  }, 60_000);

  it('a cancelled account deletion deletes neither the account nor data of other members', async () => {
    await leave('REMOVE');
    await me.call('POST', 'v1/user/delete/cancel');
    expect(await passDays(30)).toEqual({ accounts: 0, parts: 0 });
    const { db } = server.services;
    const members = await db
      .selectFrom('members')
      .select('id')
      .where('id', 'in', [me.id, other.id])
      .execute();
    expect(members).toHaveLength(2);
  });

  it('[R-664] the parts of a deleted account are not deleted on the same day', async () => {
    await plant();
    await leave('REMOVE');
    await passDays(14);
    const due = await server.services.db.selectFrom('account_deletion_parts').select('due_on').execute();
    expect(due.length + (await passDays(0)).parts).toBeGreaterThan(0);
    const seals = await server.services.db.selectFrom('account_deletion_parts').select('seal').execute();
    expect(new Set(seals.map(({ seal }) => seal)).size).toBeGreaterThan(1);
  }, 60_000);
});

/** Sent emails are excluded because they cannot be deleted. */
const filesWith = (word: string): readonly string[] => {
  try {
    return execFileSync('grep', ['-rl', '--exclude-dir=mail', word, server.config.dataDir], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
};

it('the account deletion knows every purpose under which members’ data is sealed', () => {
  const sources = execFileSync(
    'grep',
    ['-rhoE', '--include=*.ts', '--exclude=*.test.ts', "seal\\('[^']+'", 'src/server'],
    { encoding: 'utf8' },
  );
  const purposes = [...sources.matchAll(/seal\('([^']+)'/g)].map(([, purpose]) => purpose ?? '');
  // 'cohort' seals a job title, 'deleted part' a random number, 'request' a request, 'coupon code' an operator's code. An
  // identity ends with its member, a login with its device. 'user id', 'job portal' and 'text key' are not stored.
  // An 'employer link' seals a company's address. A 'label history' seals public labels. A 'token proof' ends with its month (178). An 'author request' has the key of one post. 'chat limits' end in seconds, 'resume limits' in minutes, 'report limits' in a day, 'grievance limits' in an hour.
  const known: readonly string[] = [
    ...SEAL_PURPOSES,
    'address',
    'address owner',
    'author request',
    'cohort',
    'coupon code',
    'deleted part',
    'device sign-in',
    'office',
    'request',
    'text key',
    'token proof',
    'user id',
    'identity',
    'job portal',
    ...['chat limits', 'grievance limits', 'report limits', 'resume limits'],
    ...['employer link', 'label history', 'sandbox key', 'sandbox person'],
  ];
  expect(purposes.filter((purpose) => !known.includes(purpose))).toEqual([]);
});

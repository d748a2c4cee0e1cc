import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDecoyAliases } from '../../../db/decoy-rows';
import { PRIVACY_REGISTER, type RegisteredTable } from '../../../db/privacy-register';
import { exampleInterview, exampleReview } from '../../../testing/contributions';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { aPhoto } from '../../companies/testing';
import { writeDecoyBoxes } from '../../notifications/write-decoy-boxes';
import { type NewUser, newUsersOf } from '../account/testing';
import { aliasSeal } from '../account/viewer';

/** A row as it appears in a copy of the database's files: its content and the transaction that wrote it. */
interface Row {
  readonly table: string;
  readonly text: string;
  readonly xmin: string;
}

let server: TestServer;
let me: NewUser;
let clock = Date.parse('2026-11-20T12:04:56.123Z');
let fresh: readonly Row[];
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock++) });
  const newUsers = newUsersOf(server);
  me = await newUsers.join('Tara Menon');
  const other = await newUsers.join('Vikram Rao');
  const before = new Set((await rowsOf()).map(({ table, text }) => table + text));
  await takeEveryAction(other);
  await writeDecoyAliases(server.services.db);
  await writeDecoyBoxes(server.services.db);
  fresh = (await rowsOf()).filter(({ table, text }) => !before.has(table + text));
});
afterAll(() => server.close());

async function rowsOf(): Promise<readonly Row[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const all: Row[] = [];
  for (const { name: table } of tables) {
    const { rows } = await pool.query<Row>(`select t::text as text, xmin::text from ${table} t`);
    all.push(...rows.map((row) => ({ ...row, table })));
  }
  return all;
}

/** Sends a request as a member, with a new login each time. */
async function ask(user: NewUser, method: 'POST' | 'PUT', url: string, payload: object | Buffer) {
  clock += 61_000;
  const isPicture = Buffer.isBuffer(payload);
  const headers = {
    cookie: await server.signIn(user.id),
    'content-type': isPicture ? 'image/jpeg' : 'application/json',
    'idempotency-key': server.services.newId(),
  };
  const response = await server.send({ method, url, headers, payload });
  expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(300);
  return response.body === '' ? {} : response.json();
}

async function takeEveryAction(other: NewUser): Promise<void> {
  for (const [user, userName] of [
    [me, 'PaperFerry_1'],
    [other, 'CopperLamp_1'],
  ] as const) {
    const alias = { userName, avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };
    await ask(user, 'PUT', '/user-services/v1/user/anonymous-profile', alias);
    await user.employ('Zentrix Labs');
  }
  await speak(other);
  await listener();
}

const upload = async () => (await ask(me, 'POST', '/media', await aPhoto().jpeg().toBuffer())).key;
const FEED = '/feed-services';

/** A post with a picture under each alias, and a reader's actions on another member's post. */
async function speak(other: NewUser): Promise<void> {
  const post = async (user: NewUser, profileType: string, media: object[] = []) => {
    const text = { title: `Is it so for ${profileType}?`, content: 'What would you do?' };
    const place = { community: { type: 'TOPIC', entityId: 7 }, profileType };
    return (
      await ask(user, 'POST', `${FEED}/v2/post`, { ...text, ...place, media, poll: null, salaryIds: [] })
    ).postId;
  };
  for (const alias of ['ANONYMOUS', 'DESIGNATION']) {
    const id = await post(me, alias, [{ type: 'IMAGE', fileKey: await upload(), alt: 'A door' }]);
    await ask(me, 'POST', `${FEED}/v1/postview/bulk`, { postIds: [id] });
    await ask(other, 'POST', `${FEED}/v1/post/${id}/comment`, { text: 'Stay.', profileType: 'ANONYMOUS' });
  }
  const id = await post(other, 'ANONYMOUS');
  const item = { resourceId: id, resourceType: 'POST' };
  await ask(me, 'POST', `${FEED}/v1/post/${id}/comment`, { text: 'It is so', profileType: 'DESIGNATION' });
  await ask(me, 'POST', `${FEED}/v1/vote`, { ...item, voteType: 'UP' });
  await ask(me, 'POST', `${FEED}/v1/post/${id}/request-answer`, { wanted: true });
  await ask(me, 'POST', `${FEED}/v1/post/${id}/not-interested`, { wanted: true });
  await ask(me, 'POST', `${FEED}/v1/report`, { ...item, reason: 'SPAM', note: '' });
}

const PAY = {
  fixedSalary: { lakhs: 18, thousand: 50 },
  variableSalary: { lakhs: 2, thousand: 0 },
  stockDetail: { stockType: 'rsus', vestingPeriod: '4', lakhs: 8, thousand: 0 },
};

async function listener(): Promise<void> {
  const { companyName, jobProfile, locationId, totalExperience } = exampleReview;
  const job = { companyName, jobProfile, locationId, totalExperience, currentSalary: true };
  await ask(me, 'POST', '/review-services/v1/own-reviews', exampleReview);
  await ask(me, 'POST', '/interview-services/v1/own-interviews', exampleInterview);
  await ask(me, 'POST', '/salary-services/v1/salary-reports', { ...job, ...PAY });
  const benefits = { companyName, codes: ['GYM'], note: 'It is fine' };
  await ask(me, 'POST', '/company-services/v1/own-benefits', benefits);
  const photos = [{ fileKey: await upload(), album: 'food', caption: 'The canteen' }];
  await ask(me, 'POST', '/company-services/v1/own-photos', { companyName, photos });
  const query = { designations: ['data-engineer'], preferences: { company: 'kaveri-bank' } };
  await ask(me, 'POST', '/jobs-services/v1/job-alerts', query);
  await ask(me, 'PUT', '/notification-services/v1/email-address', { address: 'tara@mailbox.example' });
  await ask(me, 'POST', '/api/v2/user/device/register', { token: 'fGx3Zq7:APA91bExampleOfANativeToken' });
  const complaint = { kind: 'PRIVACY', about: null, text: 'A complaint', email: 'tara@mailbox.example' };
  await ask(me, 'POST', '/grievance-services/v1/ticket', complaint);
}

const IDENTIFYING_TABLES = [
  'company_reviews',
  'interviews',
  'salary_reports',
  'benefit_reports',
  'photo_reports',
  'job_alerts',
  'grievances',
  'notice_addresses',
  'push_devices',
];

/** The part of the member that a row identifies: the account, an alias or a contribution. */
function partOf({ table, text }: Row): string | undefined {
  if (text.includes(me.id)) return 'account';
  const alias = (['ANONYMOUS', 'DESIGNATION'] as const).find((type) =>
    text.includes(aliasSeal(server.services, type, me.id)),
  );
  return alias ?? IDENTIFYING_TABLES.find((item) => item === table);
}

/** A row's links to other rows: identifiers, precise times and its transaction. */
function tiesOf({ text, xmin }: Row, common: ReadonlySet<string>): readonly string[] {
  const names = text.match(/[\w-]{14,}/g) ?? [];
  const moments = text.match(/\d\d:\d\d:\d\d\.(?!000)\d+/g) ?? [];
  return [...names, ...moments, `written by ${xmin}`].filter((tie) => !common.has(tie));
}

/**
 * Links that identify no member: content and names of other members are public, and rows written among decoys are
 * indistinguishable.
 */
function commonTies(rows: readonly Row[]): ReadonlySet<string> {
  const aliases = rows.filter(({ table }) => table === 'aliases');
  const [mine, rest] = [true, false].map((own) =>
    aliases.filter((row) => (partOf(row) !== undefined) === own).map(firstOf),
  );
  const messages = rows
    .filter(
      ({ table, text }) => ['posts', 'comments'].includes(table) && !mine?.some((id) => text.includes(id)),
    )
    .map(firstOf);
  const boxes = rows.filter(({ table }) => table === 'notice_boxes').map(({ xmin }) => xmin);
  const crowds = aliases
    .map(({ xmin }) => xmin)
    .filter((item, _, all) => all.filter((xmin) => xmin === item).length > 5);
  return new Set([
    ...messages,
    ...(rest ?? []),
    ...[...boxes, ...crowds].map((xmin) => `written by ${xmin}`),
  ]);
}

const firstOf = ({ text }: Row): string => text.slice(1).split(',')[0] ?? '';

/** Groups of rows that are linked, directly or through other rows. */
function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const common = commonTies(rows);
  let groups: { ties: Set<string>; rows: Row[] }[] = [];
  for (const row of rows) {
    const ties = new Set(tiesOf(row, common));
    const joined = groups.filter((group) => [...ties].some((tie) => group.ties.has(tie)));
    groups = groups.filter((group) => !joined.includes(group));
    for (const group of joined) for (const tie of group.ties) ties.add(tie);
    groups.push({ ties, rows: [...joined.flatMap((group) => group.rows), row] });
  }
  return groups.map((group) => group.rows);
}

it('[R-010] a copy of the database and its files links no two parts of a member', () => {
  const parts = groupsOf(fresh).map((rows) => new Set(rows.map(partOf).filter((part) => part !== undefined)));
  expect(parts.filter((group) => group.size > 1).map((group) => [...group].sort())).toEqual([]);
  const found = new Set(parts.flatMap((group) => [...group]));
  expect([...found].sort()).toEqual(
    [
      'ANONYMOUS',
      'DESIGNATION',
      'account',
      ...IDENTIFYING_TABLES.filter((item) => item !== 'notice_addresses'),
    ].sort(),
  );
});

it('[R-010] times of members’ content are stored with hour precision at most', async () => {
  const { pool } = server.database;
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and data_type like 'timestamp%' and table_type = 'BASE TABLE'
       and c.table_name not in ('schema_migrations', 'seeds')`,
  );
  const finer: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await pool.query(
      `select from ${table} where ${column} <> date_trunc('hour', ${column}, 'UTC') limit 1`,
    );
    if (rows.length > 0) finer.push(`${table}.${column}`);
  }
  const allowed = Object.entries<RegisteredTable>(PRIVACY_REGISTER).flatMap(([table, { exactTimes = {} }]) =>
    Object.keys(exactTimes).map((column) => `${table}.${column}`),
  );
  expect(finer.filter((item) => !allowed.includes(item))).toEqual([]);
  const written = await pool.query('select from posts where created_at >= $1', ['2026-11-20T12:00:00Z']);
  expect(written.rows.length).toBeGreaterThan(2);
});

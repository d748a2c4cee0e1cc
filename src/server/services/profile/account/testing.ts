import { sql } from 'kysely';
import type { TestServer } from '../../../testing/start-test-server';
import { forgetModerated } from '../../moderation/decision-queries';
import { hourOf } from '../../shared/cut-to-hour';
import { experienceColumns } from '../career/exact-experience';
import { aliasSeal } from './viewer';

export const work = {
  courseId: null,
  roleId: null,
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Backend engineer',
  tagId: 0,
};

/** An 8 × 8 pixel picture in base64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgyQ7AihiGlgQAX+UxwW+bwi4AAAAASUVORK5CYII=';

/** A post with a comment, under the member's anonymous alias. */
async function writeAs({ services }: TestServer, memberId: string, title: string, text: string) {
  const { db, newId, now } = services;
  const [alias, post, comment] = [newId(), newId(), newId()];
  const owner_seal = aliasSeal(services, 'ANONYMOUS', memberId);
  await db
    .insertInto('aliases')
    .values({
      id: alias,
      owner_seal,
      profile_type: 'ANONYMOUS',
      user_name: `N${newId().slice(0, 12)}`,
      avatar_seed: 'a',
      bio: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: alias_id } = await db
    .selectFrom('aliases')
    .select('id')
    .where('owner_seal', '=', owner_seal)
    .executeTakeFirstOrThrow();
  const created_at = hourOf(new Date(now().getTime() - 3_600_000));
  await db
    .insertInto('posts')
    .values({
      id: post,
      alias_id,
      community_type: 'TOPIC',
      community_id: 43,
      kind: 'TEXT',
      title,
      content: text,
      created_at,
    })
    .execute();
  await db
    .insertInto('comments')
    .values({ id: comment, post_id: post, alias_id, text: `Below: ${text}`, created_at: hourOf(now()) })
    .execute();
  await db.updateTable('posts').set({ comments: 1 }).where('id', '=', post).execute();
  return { alias: alias_id, post, comment };
}

export function newUsersOf(server: TestServer) {
  let count = 0;
  const join = async (name = 'Tara Menon') => {
    count += 1;
    const id = `Mbtest${count}`;
    await server.services.db.insertInto('members').values({ id, name }).execute();
    const cookie = await server.signIn(id);
    const write = (where: TestServer, title: string, text: string) => writeAs(where, id, title, text);
    return { id, cookie, write, ...callsOf(server, cookie) };
  };
  return { join };
}

/** Repeats a request that a busy database refused, as the app does. */
export async function untilNotBusy<Result extends { readonly statusCode: number }>(
  send: () => Promise<Result>,
): Promise<Result> {
  const response = await send();
  return response.statusCode === 503 ? untilNotBusy(send) : response;
}

export const callsTo =
  (server: () => TestServer, address: string) =>
  (
    { cookie }: { readonly cookie: string },
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
  ) =>
    server().send({
      method,
      url: `${address}${path}`,
      headers: { cookie, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { payload: JSON.stringify(payload) }),
    });

export function callsOf(server: TestServer, cookie: string) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    server.send({
      method,
      url: `/user-services/${path}`,
      ...(payload && { payload }),
      headers: { cookie, ...headers },
    });
  const listener = (careerStatusType: string, careerData: object) =>
    call('POST', 'v1/user/career-status', { careerStatusType, careerData });
  const profile = async () => (await call('GET', 'user/profile')).json();
  const employ = async (companyName = 'Zentrix Labs') => {
    const { careerStatusId } = (await listener('working', { companyName })).json();
    await call('PUT', `v1/user/career-status/${careerStatusId}`, work);
  };
  return { call, saveCareer: listener, profile, employ };
}

export type NewUser = Awaited<ReturnType<ReturnType<typeof newUsersOf>['join']>>;

export async function tablesWith(server: TestServer, text: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.pool.query(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => text.some((word) => row.includes(word)))) found.push(name);
  }
  return found.sort();
}

/** A review by the member; every text contains the mark. */
export async function review({ services }: TestServer, memberId: string, mark: string): Promise<void> {
  const { db, newId, seal } = services;
  const author = seal('review', memberId);
  const { experience, exact_experience } = experienceColumns(services, author, 3);
  await sql`
    insert into company_reviews (id, company_id, author_seal, job_profile_id, place_id, experience, exact_experience, is_current,
      employment, written_on, title, likes, dislikes, overall, work_life, skills, culture, pay, security, promotions)
    values (${newId()}, 1001, ${author}, 1, 1, ${experience}, ${exact_experience}, true,
      'fulltime', '2026-11-01', ${mark}, ${mark}, ${mark}, 4, 4, 4, 4, 4, 4, 4)`.execute(db);
}

/** Benefit reports by the member, with the mark in the id and in the private note. */
async function benefits({ services }: TestServer, memberId: string, mark: string): Promise<void> {
  const contribution = {
    id: `${mark} told`,
    author_seal: services.seal('benefits', memberId),
    company_id: 1001,
  };
  await services.db
    .insertInto('benefit_reports')
    .values({ ...contribution, codes: ['GYM'], submitted_month: '2026-11-01', note: `${mark} notes` })
    .execute();
}

/** An interview by the member; every text contains the mark. */
async function interview({ services }: TestServer, memberId: string, mark: string): Promise<void> {
  const { db, newId, seal } = services;
  const author = seal('interview', memberId);
  const { experience, exact_experience } = experienceColumns(services, author, 3);
  await sql`
    insert into interviews (id, author_seal, company_id, job_profile_id, place_id, experience, exact_experience, difficulty,
      outcome, applied_through, rounds, advice, written_month)
    values (${newId()}, ${author}, 1001, 1, 1, ${experience}, ${exact_experience}, 'EASY', 'SELECTED', 'REFERRAL',
      ${JSON.stringify([{ text: mark }])}::jsonb, ${mark}, '2026-11-01')`.execute(db);
}

/** A post that was hidden by a moderator, appealed, and withdrawn by its author long before the account deletion. */
async function deleteContributions(server: TestServer, author: NewUser, word: string): Promise<void> {
  const { db, newId } = server.services;
  const { post } = await author.write(server, `${word} asks again`, `${word} tells again`);
  const item = { resource_type: 'POST', resource_id: post } as const;
  await db
    .insertInto('appeals')
    .values({ ...item, text: `${word} appeals` })
    .execute();
  const contribution = { rule: 'A1', message: `Not ${word}, please`, decided_on: '2026-11-20' };
  await db
    .insertInto('moderation_decisions')
    .values({ ...item, ...contribution, id: newId(), decision: 'HIDE', is_appeal: false })
    .execute();
  await forgetModerated(db, 'POST', [post]);
}

/** A contribution of every kind that has a separate table, each with the mark. */
export async function contributeEveryKind(server: TestServer, member: NewUser, mark: string): Promise<void> {
  await deleteContributions(server, member, mark);
  await review(server, member.id, mark);
  await interview(server, member.id, mark);
  await benefits(server, member.id, mark);
}

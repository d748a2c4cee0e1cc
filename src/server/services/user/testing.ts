import type { TestServer } from '../../testing/start-test-server';
import { faceSeal } from './viewer';

/** What a career in a company takes, as the contract wants it. */
export const work = {
  courseId: null,
  roleId: null,
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Backend engineer',
  tagId: 0,
};

/** A picture of eight by eight points, in base 64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgyQ7AihiGlgQAX+UxwW+bwi4AAAAASUVORK5CYII=';

/** A post and a comment below it, under the member's anonymous face. */
async function writeAs({ services }: TestServer, memberId: string, title: string, text: string) {
  const { db, newId, now } = services;
  const [face, post, comment] = [newId(), newId(), newId()];
  const owner_seal = faceSeal(services, 'ANONYMOUS', memberId);
  await db
    .insertInto('faces')
    .values({
      id: face,
      owner_seal,
      profile_type: 'ANONYMOUS',
      user_name: `N${newId().slice(0, 12)}`,
      avatar_seed: 'a',
      bio: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: face_id } = await db
    .selectFrom('faces')
    .select('id')
    .where('owner_seal', '=', owner_seal)
    .executeTakeFirstOrThrow();
  const created_at = new Date(now().getTime() - 3_600_000);
  await db
    .insertInto('posts')
    .values({
      id: post,
      face_id,
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
    .values({ id: comment, post_id: post, face_id, text: `Below: ${text}`, created_at: now() })
    .execute();
  await db.updateTable('posts').set({ comments: 1 }).where('id', '=', post).execute();
  return { face: face_id, post, comment };
}

/** Members of one test, and what they ask the service. */
export function newcomersOf(server: TestServer) {
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

export function callsOf(server: TestServer, cookie: string) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    server.send({
      method,
      url: `/user-services/${path}`,
      ...(payload && { payload }),
      headers: { cookie, ...headers },
    });
  const tell = (careerStatusType: string, careerData: object) =>
    call('POST', 'v1/user/career-status', { careerStatusType, careerData });
  const profile = async () => (await call('GET', 'user/profile')).json();
  const employ = async (companyName = 'Zentrix Labs') => {
    const { careerStatusId } = (await tell('working', { companyName })).json();
    await call('PUT', `v1/user/career-status/${careerStatusId}`, work);
  };
  return { call, tell, profile, employ };
}

export type Newcomer = Awaited<ReturnType<ReturnType<typeof newcomersOf>['join']>>;

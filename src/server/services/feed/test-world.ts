import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { faceSeal, voterSeal } from '../user/viewer';

/** What the feed's tests put into a database and how they look at it. */

export const BASE = '/feed-services';

export interface Person {
  readonly memberId: string;
  readonly faces: { readonly ANONYMOUS: string; readonly DESIGNATION: string };
  readonly cookie: string;
}

export interface TestWorld extends TestServer {
  /** A member with both faces, signed in. */
  readonly person: (name: string) => Promise<Person>;
  readonly post: (faceId: string, change?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly comment: (faceId: string, postId: string, parentId?: string) => Promise<string>;
  readonly get: (path: string, cookie?: string) => Promise<{ status: number; body: Json }>;
  readonly call: (path: string, payload: object, cookie: string) => Promise<{ status: number; body: Json }>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field, as a client without types would.
type Json = any;

export async function startTestWorld(wishes: Parameters<typeof startTestServer>[0] = {}): Promise<TestWorld> {
  const server = await startTestServer(wishes);
  const { services, send, signIn } = server;
  const { db } = services;
  const answer = async (request: Parameters<typeof send>[0]) => {
    const reply = await send(request);
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
  };
  return {
    ...server,
    get: (path, cookie) => answer({ url: BASE + path, headers: cookie === undefined ? {} : { cookie } }),
    call: (path, payload, cookie) =>
      answer({ method: 'POST', url: BASE + path, payload, headers: { cookie } }),
    person: async (name) => {
      const memberId = services.newId();
      await db
        .insertInto('members')
        .values({ id: memberId, name, is_reader: true, is_writer: true })
        .execute();
      const face = async (type: 'ANONYMOUS' | 'DESIGNATION') => {
        const id = services.newId();
        await db
          .insertInto('faces')
          .values({
            id,
            owner_seal: faceSeal(services, type, memberId),
            profile_type: type,
            user_name: services.newId(),
            avatar_seed: services.newId(),
            bio: 'Works in an office',
          })
          .execute();
        return id;
      };
      const faces = { ANONYMOUS: await face('ANONYMOUS'), DESIGNATION: await face('DESIGNATION') };
      return { memberId, faces, cookie: await signIn(memberId) };
    },
    post: async (faceId, change = {}) => {
      const id = services.newId();
      await db
        .insertInto('posts')
        .values({
          id,
          face_id: faceId,
          community_type: 'TOPIC',
          community_id: 7,
          kind: 'TEXT',
          title: 'A title',
          content: 'A text',
          created_at: services.now(),
          ...change,
        })
        .execute();
      return id;
    },
    comment: async (faceId, postId, parentId) => {
      const id = services.newId();
      const created_at = services.now();
      const parent_id = parentId ?? null;
      await db
        .insertInto('comments')
        .values({ id, post_id: postId, parent_id, face_id: faceId, text: 'A comment', created_at })
        .execute();
      return id;
    },
  };
}

/** As many strangers as wanted vote for the first option of a poll. */
export async function voteInPoll(world: TestWorld, postId: string, voters: readonly string[]): Promise<void> {
  const { db } = world.services;
  const rows = voters.map((member) => ({
    post_id: postId,
    voter_seal: voterSeal(world.services, member),
    option_id: 1,
  }));
  if (rows.length > 0) await db.insertInto('poll_votes').values(rows).execute();
  await db.updateTable('polls').set({ votes: voters.length }).where('post_id', '=', postId).execute();
  await db
    .updateTable('poll_options')
    .set({ votes: voters.length })
    .where('post_id', '=', postId)
    .where('option_id', '=', 1)
    .execute();
}

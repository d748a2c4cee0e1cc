import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { aliasSeal, voterKey } from '../profile/account/viewer';
import { sealedFor } from '../profile/deletion/sealed-for';
import { hourOf } from '../shared/cut-to-hour';

export const BASE = '/feed-services';

export interface Person {
  readonly memberId: string;
  readonly aliases: { readonly ANONYMOUS: string; readonly DESIGNATION: string };
  readonly cookie: string;
}

export type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>;

export async function startTestEnvironment(preferences: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(preferences);
  return { ...server, ...requesting(server), ...writing(server) };
}

/** Responses are untyped, as an untyped client would see them. */
function requesting({ send, services }: TestServer) {
  const ask = async (request: Parameters<TestServer['send']>[0]) => {
    const reply = await send(request);
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
  };
  return {
    get: (path: string, cookie?: string) =>
      ask({ url: BASE + path, headers: cookie === undefined ? {} : { cookie } }),
    call: (path: string, payload: object, cookie: string) =>
      ask({ method: 'POST', url: BASE + path, payload, headers: { cookie } }),
    /** A write with any method; uses a new idempotency key unless a key is passed. */
    write: (
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      payload: object | undefined,
      cookie: string,
      key: string = services.newId(),
    ) =>
      ask({
        method,
        url: BASE + path,
        headers: { cookie, 'idempotency-key': key },
        ...(payload && { payload }),
      }),
  };
}

function writing({ services, signIn }: TestServer) {
  const { db, newId, now } = services;
  const alias = async (memberId: string, type: 'ANONYMOUS' | 'DESIGNATION') => {
    const id = newId();
    const seals = { owner_seal: aliasSeal(services, type, memberId), profile_type: type };
    const looks = { user_name: newId(), avatar_seed: newId(), bio: 'Works in an office' };
    await db
      .insertInto('aliases')
      .values({ id, ...seals, ...looks })
      .execute();
    return id;
  };
  return {
    person: async (name: string): Promise<Person> => {
      const memberId = newId();
      const rights = { is_reader: true, is_writer: true };
      await db
        .insertInto('members')
        .values({ id: memberId, name, ...rights })
        .execute();
      const aliases = {
        ANONYMOUS: await alias(memberId, 'ANONYMOUS'),
        DESIGNATION: await alias(memberId, 'DESIGNATION'),
      };
      return { memberId, aliases, cookie: await signIn(memberId) };
    },
    post: async (aliasId: string, change: Readonly<Record<string, unknown>> = {}) => {
      const id = newId();
      const place = { community_type: 'TOPIC', community_id: 7 } as const;
      const text = { kind: 'TEXT', title: 'A title', content: 'A text' } as const;
      const row = { id, alias_id: aliasId, ...place, ...text, created_at: hourOf(now()), ...change };
      await db.insertInto('posts').values(row).execute();
      return id;
    },
    comment: async (aliasId: string, postId: string, parentId?: string) => {
      const id = newId();
      const row = { id, post_id: postId, parent_id: parentId, alias_id: aliasId, text: 'A comment' };
      await db.transaction().execute(async (write) => {
        // Comments of a post are numbered, so the post is locked as the service does.
        await write.selectFrom('posts').select('id').where('id', '=', postId).forUpdate().execute();
        await write
          .insertInto('comments')
          .values({ ...row, created_at: hourOf(now()) })
          .execute();
      });
      return id;
    },
  };
}

export async function voteInPoll(
  env: TestEnvironment,
  postId: string,
  voters: readonly string[],
): Promise<void> {
  const { db } = env.services;
  const rows = voters.map((member) => ({
    post_id: postId,
    voter_seal: sealedFor(voterKey(env.services, member), postId),
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

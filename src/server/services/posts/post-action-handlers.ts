import { sql } from 'kysely';
import type { operations } from '../../../contracts/writing';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { signedIn, type Viewer } from '../profile/account/viewer';
import type { Services } from '../services';

type PostActions = Pick<Handlers<operations>, 'setNotInterested' | 'setAnswerRequest' | 'recordPostViews'>;

/** Seals hidden posts with a separate purpose, so that they cannot be linked to votes. */
export const unwantedSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('unwanted', memberId);

export const postActionHandlers = (services: Services): PostActions => {
  const { db, seal } = services;
  return {
    setNotInterested: async ({ path, body, caller }) => {
      const { memberId } = signedIn(services, caller);
      await requireLive(db, path.id);
      await setUnwanted(db, path.id, unwantedSeal(services, memberId), body.wanted);
      return { status: 204 };
    },

    setAnswerRequest: async ({ path, body, caller }) => {
      const viewer = signedIn(services, caller);
      const requester = seal('answer requests', viewer.memberId);
      const requests = await inTransaction(db, async (transaction) => {
        // An author may still withdraw a request from the time when it was accepted.
        if (body.wanted && (await isOwn(transaction, path.id, viewer))) throw new Refusal(403, 'OWN_POST');
        return countRequest(transaction, path.id, requester, body.wanted);
      });
      if (requests === undefined) throw notFound();
      return { status: 200, body: { requests, wanted: body.wanted } };
    },

    // Stores nothing: a list of who saw a post would show who can have commented on it (decision 264).
    recordPostViews: ({ caller }) => {
      signedIn(services, caller);
      return Promise.resolve({ status: 204 });
    },
  };
};

const setUnwanted = (db: Services['db'], postId: string, reader: string, isUnwanted: boolean) =>
  (isUnwanted
    ? sql`
      insert into unwanted_posts (reader_seal, post_id) values (sealed_for(${reader}, ${postId}), ${postId})
      on conflict do nothing`
    : sql`
      delete from unwanted_posts where reader_seal = sealed_for(${reader}, ${postId}) and post_id = ${postId}`
  ).execute(db);

async function requireLive(db: Services['db'], postId: string): Promise<void> {
  const { rows } = await sql`select from posts where id = ${postId} and status = 'LIVE'`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** Privacy: takes no lock, which would leave the number of a transaction of the author in the row. */
async function isOwn(db: Services['db'], postId: string, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`
    select from posts p join aliases f on f.id = p.alias_id
    where p.id = ${postId} and p.status = 'LIVE' and p.kind = 'QUESTION'
      and f.owner_seal = any(${viewer.aliasSeals})`.execute(db);
  return rows.length > 0;
}

/** Locks the question first, so that the counter changes by the actual difference. */
async function countRequest(
  db: Services['db'],
  postId: string,
  requester: string,
  wanted: boolean,
): Promise<number | undefined> {
  const { rows: found } = await sql`
    select from posts where id = ${postId} and status = 'LIVE' and kind = 'QUESTION' for update`.execute(db);
  if (found.length === 0) return undefined;
  const change = wanted
    ? sql`
      insert into answer_requests (post_id, requester_seal) values (${postId}, sealed_for(${requester}, ${postId}))
      on conflict do nothing returning 1`
    : sql`
      delete from answer_requests where post_id = ${postId} and requester_seal = sealed_for(${requester}, ${postId})
      returning 1`;
  const { rows } = await sql<{ answer_requests: number }>`
    with change as (${change})
    update posts
    set answer_requests = answer_requests + ${wanted ? 1 : -1}::integer * (select count(*) from change)::integer
    where id = ${postId}
    returning answer_requests`.execute(db);
  return rows[0]?.answer_requests;
}

import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewSession } from '../renew-session';
import { lockModerated, setShown } from '../services/moderation/decision-queries';
import { sendNotification } from '../services/notifications/notify';
import { emptyComment, lockComment } from '../services/posts/comment-writing-queries';
import { type Person, startTestEnvironment, type TestEnvironment } from '../services/posts/testing';
import { setVote } from '../services/posts/vote-queries';
import { viewerOf } from '../services/profile/account/viewer';
import {
  ensureFormerMember,
  removeComments,
  removePosts,
} from '../services/profile/deletion/account-deletion-queries';
import { endDueAccounts } from '../services/profile/deletion/end-accounts';
import { beginBreak, dropMember } from '../services/profile/deletion/ending-queries';
import { beginSession, endAllSessions, endSession } from '../sessions';
import { waitingQueries } from '../testing/waiting-queries';
import { inTransaction } from './in-transaction';
import type { Tables } from './tables';

const ROUNDS = 25;
const UNDONE = new Error('undone so that the next round finds the same rows');

let env: TestEnvironment;
let author: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ examples: true });
  await ensureFormerMember(env.services.db);
});
beforeEach(async () => {
  author = await env.person('Author');
  other = await env.person('Other');
});
afterAll(() => env.close());

type Work = (db: Transaction<Tables>) => Promise<unknown>;

/** Runs each work in a separate transaction without retries and rolls it back; returns the failures. */
async function atOnce(...works: readonly Work[]): Promise<readonly unknown[]> {
  const run = (work: Work) =>
    env.services.db.transaction().execute(async (db) => {
      await work(db);
      throw UNDONE;
    });
  const ends = await Promise.allSettled(works.map(run));
  return ends.flatMap((end) => (end.status === 'rejected' && end.reason !== UNDONE ? end.reason : []));
}

async function rounds(...works: readonly Work[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? works : [...works].reverse();
    expect(await atOnce(...order)).toEqual([]);
  }
}

const viewer = (person: Person) => {
  const found = viewerOf(env.services, person);
  if (!found) throw new Error('nobody');
  return found;
};
const many = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<readonly Made[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('transactions without deadlocks', () => {
  it('renewing, logging out, taking a break and deleting the account do not deadlock', async () => {
    const { services } = env;
    const tokens = await beginSession(services, author.memberId, '');
    await beginSession(services, author.memberId, '');
    await rounds(
      (db) => renewSession({ ...services, db }, { ...tokens, userAgent: '' }),
      (db) => endSession(db, tokens),
      (db) => beginBreak(db, author.memberId),
      async (db) => {
        await endAllSessions(db, author.memberId);
        await dropMember(db, author.memberId);
      },
    );
  });

  it('deleting the posts of an author does not deadlock with a moderator deciding on them', async () => {
    const posts = await many(6, () => env.post(author.aliases.ANONYMOUS));
    const moderator: Work = async (db) => {
      for (const resourceId of [...posts].sort()) {
        const item = { resourceType: 'POST', resourceId } as const;
        const moderated = await lockModerated(db, item, viewer(other));
        if (moderated) await setShown(db, item, moderated, { holdReason: 'MODERATOR', today: new Date() });
      }
    };
    await rounds((db) => removePosts(db, author.aliases.ANONYMOUS), moderator);
  });

  it('deleting the comments of an author does not deadlock with deleting a reply below them', async () => {
    const post = await env.post(other.aliases.ANONYMOUS);
    const comments = await many(5, () => env.comment(author.aliases.ANONYMOUS, post));
    const ids = await many(5, (index) =>
      env.comment(other.aliases.ANONYMOUS, post, comments[index] as string),
    );
    const { db: all } = env.services;
    await all.updateTable('posts').set({ comments: 10 }).where('id', '=', post).execute();
    await all
      .updateTable('comments')
      .set({ replies: 1 })
      .where('id', 'in', [...comments])
      .execute();
    const takeBack: Work = async (db) => {
      const comment = await lockComment(db, ids[2] as string, viewer(other));
      if (comment) await emptyComment(db, comment);
    };
    await rounds((db) => removeComments(db, author.aliases.ANONYMOUS), takeBack);
  });

  it('two batches of notifications to the same members do not deadlock', async () => {
    const names = await many(5, (index) => env.person(`Named ${index}`));
    const jobs = names.map(({ memberId }) => ({
      recipient: env.services.seal('notices', memberId),
      jobs: 1,
    }));
    const notify =
      (reported: typeof jobs): Work =>
      (db) =>
        sendNotification(env.services, db, { kind: 'jobs came', recipients: reported });
    await rounds(notify(jobs), notify([...jobs].reverse()));
  });
});

it('a report that hides a comment waits for the post before it locks the comment', async () => {
  const { services } = env;
  const post = await env.post(author.aliases.ANONYMOUS, { comments: 1 });
  const resourceId = await env.comment(author.aliases.ANONYMOUS, post);
  const report = { resource_type: 'COMMENT', resource_id: resourceId, reason: 'SPAM', note: '' } as const;
  await services.db
    .insertInto('reports')
    .values(['a', 'b', 'c', 'd'].map((reporter_seal) => ({ ...report, reporter_seal })))
    .execute();
  const { sent } = await inTransaction(services.db, async (db) => {
    await db.selectFrom('posts').where('id', '=', post).forUpdate().execute();
    const body = { resourceType: 'COMMENT', resourceId, reason: 'SPAM', note: '' };
    const response = env.write('POST', '/v1/report', body, other.cookie);
    await expect.poll(() => waitingQueries(env)).toBe(1);
    await db.selectFrom('comments').where('id', '=', resourceId).forUpdate().noWait().execute();
    return { sent: response };
  });
  expect((await sent).status).toBe(204);
  const comment = services.db.selectFrom('comments').select('status').where('id', '=', resourceId);
  expect(await comment.executeTakeFirst()).toEqual({ status: 'FLAGGED' });
});

it('deleting an account while others vote on its posts causes no errors', async () => {
  const { services } = env;
  const posts = await many(4, () => env.post(author.aliases.ANONYMOUS));
  for (const resourceId of posts)
    await setVote(services.db, viewer(other), { resourceType: 'POST', resourceId }, 'UP');
  await services.db
    .insertInto('account_deletions')
    .values({ member_id: author.memberId, due_on: '2026-11-01', choices: '[]' })
    .execute();
  const vote = (resourceId: string) =>
    env.call('/v1/vote', { resourceId, resourceType: 'POST', voteType: 'DOWN' }, other.cookie);
  const [{ failures }, ...replies] = await Promise.all([
    endDueAccounts({ ...services, now: () => new Date() }),
    ...posts.flatMap((id) => [vote(id), vote(id), vote(id)]),
  ]);
  expect(failures).toEqual([]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
});

it('a transaction aborted by a deadlock is retried once and fails when the retry fails', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  let tries = 0;
  const failing = (times: number) => async () => {
    tries += 1;
    if (tries <= times) throw deadlock;
    return 'done';
  };
  expect([await inTransaction(env.services.db, failing(1)), tries]).toEqual(['done', 2]);
  tries = 0;
  await expect(inTransaction(env.services.db, failing(9))).rejects.toBe(deadlock);
  expect(tries).toBe(2);
});

import { appendPending } from '../../src/server/services/trust/pending-queries';
import type { LoggedEnvironment } from '../../src/server/services/trust/testing';
import { exampleReview } from '../../src/server/testing/contributions';

const A_WEEK_AND_A_DAY = 8 * 24;
/** More than a tile, so that there are hashes of two levels. */
export const RULES = 300;
/** Entries of the history. */
export const SIZE = RULES + 5;

/** Writes a log: rules, then a post, a comment, a review and a deleted post. */
export async function writeHistory(env: LoggedEnvironment) {
  const [author, other] = [await env.person('Author'), await env.person('Other')];
  const rules = Array.from({ length: RULES }, (_, index) => ({
    entry: { kind: 'rule', name: `rule ${index}`, hash: '' } as const,
    dueAt: new Date(0),
  }));
  await appendPending(env.services.db, rules);
  await env.publish();
  const earlier = String(await env.file('checkpoint'));
  const post = await env.createPost(author.cookie);
  const input = { text: 'A comment', profileType: 'ANONYMOUS' };
  const comment: string = (await env.write('POST', `/v1/post/${post}/comment`, input, other.cookie)).body
    .commentId;
  const review = await addReview(env, other.cookie);
  const gone = await env.createPost(other.cookie);
  await env.write('DELETE', `/v2/post/${gone}`, undefined, other.cookie);
  env.passHours(24);
  await env.publish();
  env.passHours(A_WEEK_AND_A_DAY);
  await env.publish();
  return { earlier, ids: { post, comment, review } };
}

async function addReview(env: LoggedEnvironment, cookie: string): Promise<string> {
  const url = '/review-services/v1/own-reviews';
  const headers = { cookie, 'idempotency-key': env.services.newId() };
  return (await env.send({ method: 'POST', url, payload: exampleReview, headers })).json().reviewId;
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

/** Measurements use more rounds: COUNTER_ROUNDS=200. */
const ROUNDS = Number(process.env.COUNTER_ROUNDS ?? 3);
const AT_ONCE = 50;

let env: TestEnvironment;
let author: Person;
let voters: readonly Person[];
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  voters = await Promise.all(['one', 'two', 'three'].map((name) => env.person(name)));
});
afterAll(() => env.close());

/** The sum of the votes themselves, independent of the counter. */
async function counted(id: string): Promise<number> {
  const rows = await env.services.db
    .selectFrom('votes')
    .select('stance')
    .where('resource_id', '=', id)
    .where('stance', '=', 'UP')
    .execute();
  return rows.length;
}

it('[R-603] fifty identical simultaneous votes count as one vote in every round', async () => {
  const id = await env.post(author.aliases.ANONYMOUS);
  for (let round = 0; round < ROUNDS; round++) {
    const voter = voters[round % voters.length] ?? author;
    const voteType = (['UP', 'DOWN', 'NONE'] as const)[Math.floor(round / 2) % 3];
    const vote = { resourceId: id, resourceType: 'POST', voteType };
    const press = () => env.call('/v1/vote', vote, voter.cookie);
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, press));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await env.get(`/v1/feed/${id}`);
    expect(body.votes.upCount).toBe(await counted(id));
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourOf } from '../shared/cut-to-hour';
import { type Person, startTestEnvironment, type TestEnvironment, voteInPoll } from './testing';

let env: TestEnvironment;
let author: Person;
let voter: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  author = await env.person('Author');
  voter = await env.person('Voter');
});
afterAll(() => env.close());

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(env.services.now().getTime() + hours * HOUR);

async function poll(otherMembers: readonly string[] = [], endsAt = soon(48)): Promise<string> {
  const id = await env.post(author.aliases.ANONYMOUS, { kind: 'POLL' });
  const { db } = env.services;
  await db
    .insertInto('polls')
    .values({ post_id: id, ends_at: hourOf(endsAt) })
    .execute();
  const options = [1, 2].map((option_id) => ({ post_id: id, option_id, text: `Option ${option_id}` }));
  await db.insertInto('poll_options').values(options).execute();
  await voteInPoll(env, id, otherMembers);
  return id;
}

async function offers(): Promise<string> {
  const id = await env.post(author.aliases.DESIGNATION, { kind: 'SALARY' });
  const offer = { company_name: 'Kaveri Bank', logo: 'kaveri', job_profile: 'Analyst', place: 'Pune' };
  const pay = { fixed: 1_200_000, variable: 0, stock: 0, in_hand: 80_000 };
  await env.services.db
    .insertInto('salary_offers')
    .values([1, 2].map((offer_id) => ({ post_id: id, offer_id, ...offer, ...pay })))
    .execute();
  return id;
}

const choose = (postId: string, optionId: number | null, { cookie }: Person = voter) =>
  env.call('/v1/poll/vote', { postId, optionId }, cookie);
const take = (postId: string, offerId: number | null, { cookie }: Person = voter) =>
  env.call('/v1/salary/vote', { postId, offerId }, cookie);
const counts = async (postId: string) => {
  const { db } = env.services;
  const rows = await db
    .selectFrom('poll_options')
    .select('votes')
    .where('post_id', '=', postId)
    .orderBy('option_id')
    .execute();
  return rows.map(({ votes }) => votes);
};

describe('voting in a poll', () => {
  it('[R-633] a poll vote works with and without the version prefix, and write operations reject GET', async () => {
    const id = await poll();
    const { status, body } = await env.call('/poll/vote', { postId: id, optionId: 2 }, voter.cookie);
    expect([status, body.myOptionId]).toEqual([200, 2]);
    expect((await env.get(`/poll/fetch/vote?postId=${id}`, voter.cookie)).body).toEqual(body);
    for (const path of ['/poll/vote', '/v1/share', '/v1/report', '/v2/post/validate-youtube-url'])
      expect((await env.get(path, voter.cookie)).status, path).toBe(405);
  });

  it('[R-622] a poll vote sets a state: repeating, changing and withdrawing it give the expected counts', async () => {
    const id = await poll();
    const seen = [];
    for (const option of [1, 1, 2, null, null, 2]) {
      const { body } = await choose(id, option);
      seen.push([body.totalVotes, body.myOptionId, ...(await counts(id))]);
    }
    expect(seen).toEqual([
      [1, 1, 1, 0],
      [1, 1, 1, 0],
      [1, 2, 0, 1],
      [0, null, 0, 0],
      [0, null, 0, 0],
      [1, 2, 0, 1],
    ]);
  });

  it('[R-622] a poll counts a member once when several votes arrive at the same time', async () => {
    const id = await poll();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => choose(id, (index % 2) + 1)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { body } = await choose(id, 1);
    expect([body.totalVotes, ...(await counts(id))]).toEqual([1, 1, 0]);
  });

  it('[R-622][R-623] a poll shows results to voters only, from five votes on', async () => {
    const shares = ({ body }: { body: { options: { percent: number | null }[] } }) =>
      body.options.map(({ percent }) => percent);
    expect(shares(await choose(await poll(['a', 'b', 'c']), 2))).toEqual([null, null]);
    const id = await poll(['a', 'b', 'c', 'd']);
    expect(shares(await choose(id, 2))).toEqual([80, 20]);
    expect(shares(await choose(id, null))).toEqual([null, null]);
    expect(shares(await env.get(`/v1/poll/fetch/vote?postId=${id}`))).toEqual([null, null]);
    expect(shares(await env.get(`/v1/poll/fetch/vote?postId=${id}`, author.cookie))).toEqual([null, null]);
  });

  it('[R-622] poll results change every five votes, so that a single vote cannot be inferred', async () => {
    const id = await poll(['a', 'b', 'c', 'd']);
    await choose(id, 2);
    const shown = async () => {
      const { body } = await env.get(`/v1/poll/fetch/vote?postId=${id}`, voter.cookie);
      return [body.totalVotes, ...body.options.map(({ percent }: { percent: number }) => percent)];
    };
    expect(await shown()).toEqual([5, 80, 20]);
    const persons = await Promise.all(
      ['Sixth', 'Seventh', 'Eighth', 'Ninth'].map((name) => env.person(name)),
    );
    for (const [index, other] of persons.entries()) {
      await choose(id, 2, other);
      expect(await shown()).toEqual([6 + index, 80, 20]);
    }
    await choose(id, 2, await env.person('Tenth'));
    expect(await shown()).toEqual([10, 40, 60]);
  });

  it('[R-622] a poll that closed at the end of its hour rejects votes and withdrawals', async () => {
    const closed = await poll([], soon(-1));
    const now = env.services.now().getTime();
    const thisHour = await poll([], new Date(Math.floor(now / HOUR) * HOUR + HOUR - 1));
    for (const id of [closed, thisHour]) {
      for (const option of [1, null]) {
        const { status, body } = await choose(id, option);
        expect([status, body.code]).toEqual([409, 'POLL_CLOSED']);
      }
    }
  });

  it('[R-622] a poll vote fails for the author under either alias, for unknown options and for posts without a poll', async () => {
    const id = await poll();
    expect((await choose(id, 1, author)).body.code).toBe('OWN_POST');
    expect((await choose(id, 7)).status).toBe(404);
    expect((await choose(await env.post(author.aliases.ANONYMOUS), 1)).status).toBe(404);
    await env.services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', id).execute();
    expect((await choose(id, 1)).status).toBe(404);
    expect(await counts(id)).toEqual([0, 0]);
  });
});

describe('choosing an offer', () => {
  it('[R-628] an offer vote sets a state: repeating, changing and withdrawing it give the expected counts', async () => {
    const id = await offers();
    const seen = [];
    for (const offer of [1, 1, 2, null, null, 2]) {
      const { body } = await take(id, offer);
      seen.push([body.totalVotes, body.myOfferId]);
    }
    expect(seen).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [0, null],
      [0, null],
      [1, 2],
    ]);
  });

  it('[R-628][R-629] offers count a member once in a race and show no results to users without a vote', async () => {
    const id = await offers();
    await Promise.all(Array.from({ length: 20 }, (_, index) => take(id, (index % 2) + 1)));
    const { body } = await env.get(`/v1/salary/fetch/vote?postId=${id}`);
    expect([body.totalVotes, body.myOfferId, body.offers[0].votes]).toEqual([1, null, null]);
  });

  it('[R-628] an offer vote fails for the author and for unknown offers', async () => {
    const id = await offers();
    expect((await take(id, 1, author)).body.code).toBe('OWN_POST');
    expect((await take(id, 9)).status).toBe(404);
    expect((await take(await poll(), 1)).status).toBe(404);
  });
});

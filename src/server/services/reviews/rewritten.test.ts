import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleReview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf } from '../profile/account/testing';

const TEN_MINUTES = 600_000;
/** Five minutes before the day ends in India. */
const START = Date.parse('2026-11-20T18:25:00Z');

let server: TestServer;
let time = START;
let join: ReturnType<typeof newUsersOf>['join'];
let author: NewUser;
let reviewId: string;
const review = { ...exampleReview, companyName: 'Zentrix Labs', title: 'Two days from home' };

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
  ({ join } = newUsersOf(server));
});
afterAll(() => server.close());
beforeEach(async () => {
  time = START;
  author = await join('Author');
  reviewId = (await own(author, 'POST', '', review)).json().reviewId;
  await mark(await join('Reader'));
  time += TEN_MINUTES;
});

const own = callsTo(() => server, '/review-services/v1/own-reviews');
const calls = callsTo(() => server, '/review-services/v1/reviews');
const mark = (reader: NewUser, isHelpful = true) =>
  calls(reader, 'PUT', `/${reviewId}/helpful`, { isHelpful });
const change = async (part: object) => {
  expect((await own(author, 'PUT', `/${reviewId}`, { ...review, ...part })).statusCode).toBe(200);
  const found = await server.send({
    url: `/review-services/v1/companies/zentrix-labs/reviews?rid=${reviewId}`,
  });
  const { title, helpful, writtenOn } = found.json().items[0];
  return { title, helpful, writtenOn };
};

it.each([
  ['likes', { likes: 'Do not come here, they pay late and shout at all of us.' }],
  ['dislikes', { dislikes: `${review.dislikes} In short, a scam.` }],
  ['title', { title: 'Never work here' }],
  ['stars', { overall: 1 }],
])('a review with other %s loses the helpful marks for what readers had read', async (_, part) => {
  expect(await change(part)).toMatchObject({ helpful: 0, writtenOn: '2026-11-21' });
  expect((await mark(await join('Later reader'))).json().helpful).toBe(1);
  expect(await change({ ...part, isAnonymous: true })).toMatchObject({ helpful: 1 });
});

it('a second review of the company loses the helpful marks of the first', async () => {
  const again = { ...review, likes: 'All is different since the new managing director came.' };
  expect((await own(author, 'POST', '', again)).json().reviewId).toBe(reviewId);
  expect(await change({ likes: again.likes })).toMatchObject({ helpful: 0 });
});

it('readers can mark a rewritten review again, and a mark for the former text does not come back', async () => {
  const reader = await join('Reader of both');
  expect((await mark(reader)).json().helpful).toBe(2);
  await change({ title: 'Rewritten' });
  expect((await mark(reader, false)).json().helpful).toBe(0);
  expect((await mark(reader)).json().helpful).toBe(1);
});

it('a review with corrected signs and ratings of parts keeps its marks, and its day does not show whether a hidden answer changed', async () => {
  const corrected = {
    title: 'two days, from home!',
    ratings: { ...review.ratings, pay: 1 },
    isCurrent: false,
  };
  const marked = { helpful: 1, writtenOn: '2026-11-21' };
  expect(await change({})).toEqual({ title: review.title, ...marked });
  expect(await change({ recommends: false })).toEqual({ title: review.title, ...marked });
  expect(await change(corrected)).toEqual({ title: corrected.title, ...marked });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleReview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, newUsersOf } from '../profile/account/testing';
import { recountBenefits } from './recount-benefits';

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;

/** Half past midnight in India on 1 December. */
const NOW = new Date('2026-11-30T19:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());

it('a review published after midnight in India has the new day', async () => {
  const call = callsTo(() => server, '/review-services/v1/own-reviews');
  const { reviewId } = (await call(await newUsers.join(), 'POST', '', exampleReview)).json();
  const path = `/review-services/v1/companies/zentrix-labs/reviews?rid=${reviewId}`;
  const { items } = (await server.send({ url: path })).json();
  expect(items[0].writtenOn).toBe('2026-12-01');
});

it('benefits added after midnight in India on the first of a month count from the month after it', async () => {
  const call = callsTo(() => server, '/company-services/v1/own-benefits');
  const reporters = async () =>
    (await server.send({ url: '/company-services/v1/companies/kaveri-bank/benefits' })).json().reporters;
  const before = await reporters();
  for (let person = 1; person <= 5; person++)
    await call(await newUsers.join(`Ticker ${person}`), 'POST', '', {
      companyName: 'Kaveri Bank',
      codes: ['GYM'],
    });
  await recountBenefits(server.services.db, new Date('2026-12-02T00:00:00Z'));
  expect(await reporters()).toBe(before);
  await recountBenefits(server.services.db, new Date('2026-12-31T19:00:00Z'));
  expect(await reporters()).toBe(before + 5);
});

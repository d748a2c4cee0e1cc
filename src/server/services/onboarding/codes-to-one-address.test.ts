import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emailsIn } from '../../testing/emails-in';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../profile/account/testing';

/** Several members request codes for one address; only one of them can read its emails. */

let server: TestServer;
let owner: NewUser;
let stranger: NewUser;
let other: NewUser;
let join: ReturnType<typeof newUsersOf>['join'];
let clock = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) });
  ({ join } = newUsersOf(server));
});
afterAll(() => server.close());
beforeEach(async () => {
  clock += 86_400_000;
  [owner, stranger, other] = [await join(), await join(), await join()];
  for (const member of [owner, stranger, other]) await member.employ();
});

const emailsTo = (email: string) =>
  emailsIn(server.config.mailDir).filter((message) => message.includes(email));

async function request(member: NewUser, email: string, count = 1) {
  const responses: unknown[] = [];
  for (let time = 0; time < count; time += 1) {
    clock += 30_000;
    const response = await member.call('POST', 'v1/user/email-verification/otp', { email });
    responses.push([response.statusCode, response.json().code ?? response.json()]);
  }
  return responses;
}

it('an address that other members tried gets the same response, and at most eight emails a day', async () => {
  const email = 'ten@zentrix-labs.example';
  const [first] = await request(owner, email);
  const [sixth] = (await request(stranger, email, 6)).slice(5);
  expect(sixth, 'one’s own five are one’s own').toEqual([429, 'TOO_MANY_CODES']);
  expect(await request(other, email, 3)).toEqual([first, first, first]);
  expect(emailsTo(email)).toHaveLength(8);
});

it('a member who requests as many codes as possible for the address of another does not lock the owner out', async () => {
  const email = 'eleven@zentrix-labs.example';
  await request(stranger, email, 5);
  const earlier = emailsTo(email);
  await request(owner, email);
  const [received = ''] = emailsTo(email).filter((message) => !earlier.includes(message));
  const [, otp = ''] = /^(\d{6}) is your code/m.exec(received) ?? [];
  const response = await owner.call('POST', 'v1/user/email-verification/verify', { otp });
  expect(response.json().verified).toBe('VERIFIED');
});

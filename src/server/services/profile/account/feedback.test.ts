import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { endDueAccounts } from '../deletion/end-accounts';
import { readAllFeedback } from './feedback';
import { type NewUser, newUsersOf } from './testing';

const A_DAY = 86_400_000;

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());

const send = (user: NewUser, topic: string, text: string) =>
  user.call('PUT', 'v1/user/feedback', { topic, rating: 4, text });
const storedRows = () => server.services.db.selectFrom('feedback').selectAll().execute();

it('stored feedback shows neither who sent it nor its topic, text or length, and leads to no other message', async () => {
  const user = await newUsers.join();
  await send(user, 'problem', 'The page of Kaveri Bank stays white.');
  await send(user, 'suggestion', 'More. '.repeat(300));
  const rows = await storedRows();
  expect(rows).toHaveLength(2);
  const stored = JSON.stringify(rows);
  for (const readable of [user.id, 'Kaveri', 'problem', 'suggestion']) expect(stored).not.toContain(readable);
  expect(new Set(rows.map(({ owner_seal }) => owner_seal)).size).toBe(2);
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
});

it('the operator reads the feedback of all members without names, and none of a deleted account', async () => {
  const [leaving, staying] = [await newUsers.join(), await newUsers.join('Vikram Rao')];
  await send(leaving, 'praise', 'Goodbye, it was good.');
  await send(staying, 'praise', 'Dark colours are easy on the eyes.');
  const texts = async () => (await readAllFeedback(server.services)).map(({ text }) => text);
  expect(await texts()).toEqual(
    expect.arrayContaining(['Goodbye, it was good.', 'Dark colours are easy on the eyes.']),
  );
  await leaving.call('POST', 'v1/user/delete', { choices: [] });
  now += 15 * A_DAY;
  await endDueAccounts(server.services);
  expect(await texts()).not.toContain('Goodbye, it was good.');
  expect(await texts()).toContain('Dark colours are easy on the eyes.');
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailsIn } from '../../testing/emails-in';
import { notificationEmail } from './emails';
import { boxSeal } from './notification-boxes';
import { type CommentsEnvironment, type Person, startCommentsEnvironment } from './testing';

const LETTERS = '/notification-services/v1/email-address';
const ORIGIN = 'https://humkaar.example';
const ENDED = 'This link is no longer valid';

let env: CommentsEnvironment;
let me: Person;
let people = 0;
beforeAll(async () => {
  env = await startCommentsEnvironment();
});
afterAll(() => env.close());
beforeEach(async () => {
  me = await env.person('Tara');
});

const newAddress = (first: string) => `${first}${++people}@mailbox.example`;
const pathIn = (text: string, page: string): string =>
  new RegExp(`${page}\\?k=[A-Za-z0-9_-]+`).exec(text)?.[0] ?? '';
const linkTo = (address: string): string =>
  pathIn(
    emailsIn(env.config.mailDir).find((text) => text.includes(`To: ${address}`)) ?? '',
    '/letters/begin',
  );

async function request(address: string, { cookie } = me): Promise<string> {
  const reply = await env.send({ method: 'PUT', url: LETTERS, headers: { cookie }, payload: { address } });
  expect(reply.statusCode).toBe(204);
  return linkTo(address);
}
const stop = () => env.send({ method: 'DELETE', url: LETTERS, headers: { cookie: me.cookie } });
const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
  env.app.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const press = (url: string) => open(url, 'POST');
const firstLetter = async () => (await env.ask('GET', LETTERS, me.cookie)).body.address?.[0] ?? null;
const stopLinkOf = (address: string): string => {
  const box = boxSeal(env.services, me.memberId);
  const email = notificationEmail(env.services, ORIGIN, { box, address, language: 'en', subject: 'New' });
  return pathIn(email.text, '/letters/stop');
};

describe('[R-877] a link that confirms an email address', () => {
  it('an older link changes nothing once a newer one was requested, and says so in both languages', async () => {
    const older = await request(newAddress('a'));
    const newer = await request(newAddress('b'));
    for (const method of ['GET', 'POST'] as const) {
      const page = await open(older, method);
      expect([page.statusCode, page.body.includes(ENDED)]).toEqual([403, true]);
      expect(page.body).toContain('<a href="/user-settings">');
      expect(page.body).not.toContain('<button>');
    }
    const hindi = await env.app.inject({ url: older, headers: { 'accept-language': 'hi' } });
    expect(hindi.body).toContain('यह लिंक अब मान्य नहीं है');
    expect(await firstLetter()).toBeNull();
    expect((await press(newer)).statusCode).toBe(200);
    expect(await firstLetter()).toBe('b');
  });

  it('an older link does not replace the newer address that was confirmed', async () => {
    const older = await request(newAddress('a'));
    await press(await request(newAddress('b')));
    expect((await press(older)).statusCode).toBe(403);
    expect(await firstLetter()).toBe('b');
  });

  it('a link that is pressed twice says twice that emails are on', async () => {
    const link = await request(newAddress('a'));
    const pages = [await press(link), await press(link)];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await firstLetter()).toBe('a');
  });

  it('a link ends when the member turns emails off, before and after it was used', async () => {
    const link = await request(newAddress('a'));
    await stop();
    expect((await press(link)).statusCode).toBe(403);
    const used = await request(newAddress('b'));
    await press(used);
    await stop();
    expect((await press(used)).statusCode).toBe(403);
    expect(await firstLetter()).toBeNull();
  });

  it('of two requests in parallel exactly one link works', async () => {
    const links = await Promise.all([request(newAddress('a')), request(newAddress('b'))]);
    const pages = await Promise.all(links.map(press));
    expect(pages.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(await firstLetter()).toBe(pages[0]?.statusCode === 200 ? 'a' : 'b');
  });

  it('an older link ends even if the newer request sent no email, as its address was used too often', async () => {
    const other = await env.person('Vikram');
    const shared = newAddress('s');
    for (let time = 0; time < 5; time++) await request(shared, other);
    const older = await request(newAddress('a'));
    await request(shared);
    expect((await press(older)).statusCode).toBe(403);
  });

  it('the database stores of a request neither its address nor its time', async () => {
    const address = newAddress('a');
    await request(address);
    const { rows } = await env.database.pool.query('select * from email_requests where box_seal = $1', [
      boxSeal(env.services, me.memberId),
    ]);
    expect(rows.map(Object.keys)).toEqual([['box_seal', 'request']]);
    expect(JSON.stringify(rows)).not.toContain(address);
  });
});

it('[R-877] the unsubscribe link of an email to an earlier address does not stop those to the newer one', async () => {
  const [older, newer] = [newAddress('a'), newAddress('b')];
  await press(await request(older));
  const ofOlder = stopLinkOf(older);
  await press(await request(newer));
  const response = await press(ofOlder);
  expect(await firstLetter()).toBe('b');
  expect((await press(stopLinkOf(newer))).body).toBe(response.body);
  expect(await firstLetter()).toBeNull();
});

it('[R-877] the unsubscribe link of an email from before addresses were part of it stops emails', async () => {
  await press(await request(newAddress('a')));
  const key = env.services.cursors.pack('letters stop', [boxSeal(env.services, me.memberId)]);
  await press(`/letters/stop?k=${key}`);
  expect(await firstLetter()).toBeNull();
});

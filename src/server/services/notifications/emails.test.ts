import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../mail/mailer';
import { emailsIn } from '../../testing/emails-in';
import { sealsOf } from '../profile/deletion/account-seals';
import { boxSeal } from './notification-boxes';
import { queueDigests } from './queue-pushes';
import { sendEmails } from './send-emails';
import { type CommentsEnvironment, type Person, startCommentsEnvironment } from './testing';

/** Noon in India. */
const NOON = Date.parse('2026-11-20T06:30:00.000Z');
const AN_HOUR = 3_600_000;
const LETTERS = '/notification-services/v1/email-address';

let env: CommentsEnvironment;
let me: Person;
let other: Person;
let now = NOON;
let people = 0;
beforeAll(async () => {
  env = await startCommentsEnvironment({ now: () => new Date(now) });
});
afterAll(() => env.close());
beforeEach(async () => {
  now = NOON;
  me = await env.person('Tara');
  other = await env.person('Vikram');
});

const emailsTo = (address: string): readonly string[] =>
  emailsIn(env.config.mailDir).filter((text) => text.includes(`To: ${address}`));
/** The text of the first email to an address. */
const mailWith = (address: string): string => emailsTo(address)[0] ?? '';
const pathIn = (text: string, page: string): string =>
  new RegExp(`${page}\\?k=[A-Za-z0-9_-]+`).exec(text)?.[0] ?? '';

const ask = (address: string, person = me) => env.ask('PUT', LETTERS, person.cookie, { address });
const addressOf = async (person: Person) => (await env.ask('GET', LETTERS, person.cookie)).body.address;
const press = (url: string) =>
  env.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

/** A member who opened the confirmation link in their first email. */
async function reader(person: Person, language = 'en'): Promise<string> {
  const address = `reader${++people}@mailbox.example`;
  const headers = { cookie: person.cookie, 'accept-language': language };
  await env.send({ method: 'PUT', url: LETTERS, headers, payload: { address } });
  await press(pathIn(mailWith(address), '/letters/begin'));
  return address;
}

async function flushed(): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  while (
    (await sendEmails(env.services, { mailer, origin: 'https://humkaar.example' }, () => undefined)) > 0
  );
  return sent;
}
const report = async (title = 'My manager on the third floor') =>
  env.comment(other, await env.post(me.aliases.ANONYMOUS, { title }), 'Said by someone');
const preferenceReplies = (email: string, change = {}) =>
  env.query(me, { kinds: [{ kind: 'reply', list: true, push: 'OFF', email }], ...change });

describe('[R-877] emails', () => {
  it('emails begin when the confirmation is pressed, not when its page is opened', async () => {
    const address = `tara${++people}@mailbox.example`;
    const response = await env.send({
      method: 'PUT',
      url: LETTERS,
      headers: { cookie: me.cookie },
      payload: { address },
    });
    expect([response.statusCode, await addressOf(me)]).toEqual([204, null]);
    const link = pathIn(emailsTo(address)[0] ?? '', '/letters/begin');
    const page = await env.app.inject({ url: link });
    expect([page.statusCode, page.body.includes('<button>Turn on</button>'), await addressOf(me)]).toEqual([
      200,
      true,
      null,
    ]);
    await press(link);
    expect(await addressOf(me)).toBe('t•••@mailbox.example');
    expect(await addressOf(other)).toBeNull();
  });

  it('emails do not begin with an expired or made-up link', async () => {
    const address = `late${++people}@mailbox.example`;
    await env.send({ method: 'PUT', url: LETTERS, headers: { cookie: me.cookie }, payload: { address } });
    const link = pathIn(emailsTo(address)[0] ?? '', '/letters/begin');
    expect((await ask('no address')).status).toBe(422);
    now += 25 * AN_HOUR;
    const late = await press(link);
    const madeUp = await press('/letters/begin?k=made-up');
    const again = { ...me, cookie: await env.signIn(me.memberId) };
    expect([late.statusCode, madeUp.body === late.body, await addressOf(again)]).toEqual([403, true, null]);
  });

  it('a request for emails does not show whether another member used the address', async () => {
    const address = `shared${++people}@mailbox.example`;
    const request = async ({ cookie }: Person) =>
      (await env.send({ method: 'PUT', url: LETTERS, headers: { cookie }, payload: { address } })).statusCode;
    for (let time = 0; time < 3; time++) expect(await request(other)).toBe(204);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push(await request(me));
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(emailsTo(address)).toHaveLength(8);
  });

  it('emails are sent with the digest, at once or never, as set for each kind', async () => {
    const to = await reader(me);
    await report();
    expect(await flushed()).toEqual([]);
    now = NOON + 22 * AN_HOUR;
    await queueDigests(env.services);
    expect(await flushed()).toMatchObject([{ to, subject: 'You have 1 new notification' }]);
    now = NOON + 23 * AN_HOUR;
    await preferenceReplies('INSTANT');
    await report();
    expect(await flushed()).toMatchObject([{ to, subject: 'You have a new reply' }]);
    await preferenceReplies('OFF');
    await report();
    now += 24 * AN_HOUR;
    await queueDigests(env.services);
    expect(await flushed()).toEqual([]);
  });

  it('[R-878] emails and their pages are Hindi for a member who asked for them in Hindi', async () => {
    const to = await reader(me, 'hi-IN,hi;q=0.9');
    expect(mailWith(to)).toContain('ईमेल सूचनाएं मांगी हैं');
    await preferenceReplies('INSTANT');
    await report();
    const [email] = await flushed();
    expect(email).toMatchObject({ to, subject: 'आपको एक नया जवाब मिला' });
    expect(email?.text).toContain('अपनी सूचनाएं खोलें');
    const stop = pathIn(email?.text ?? '', '/letters/stop');
    const page = await env.app.inject({ url: stop, headers: { 'accept-language': 'hi' } });
    expect(page.body).toContain('<html lang="hi-IN">');
    expect(page.body).toContain('<button>ईमेल बंद करें</button>');
  });

  it('emails never exceed the daily cap and are not sent in quiet hours', async () => {
    await reader(me);
    await preferenceReplies('INSTANT', { dailyCap: 1, quiet: { from: 11, to: 13 } });
    await report('One');
    expect(await flushed()).toEqual([]);
    now = NOON + 2 * AN_HOUR;
    for (const title of ['Two', 'Three']) await report(title);
    expect(await flushed()).toHaveLength(1);
  });

  it('emails reveal neither who acted nor the text, not even through their links', async () => {
    await reader(me);
    await preferenceReplies('INSTANT');
    await report();
    const [email] = await flushed();
    const { rows } = await env.database.pool.query<{ id: string; user_name: string }>(
      'select id, user_name from aliases',
    );
    const { rows: posts } = await env.database.pool.query<{ id: string }>('select id from posts');
    const text = JSON.stringify(email);
    for (const value of [
      'third floor',
      'Said by',
      ...rows.flatMap(Object.values),
      ...posts.map(({ id }) => id),
    ])
      expect(text).not.toContain(value);
  });

  it('emails end with one press, without signing in, and the address is deleted', async () => {
    const to = await reader(me);
    await preferenceReplies('INSTANT');
    await report();
    const [email] = await flushed();
    const stop = email?.headers?.['List-Unsubscribe'] ?? '';
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(email?.text).toContain(stop.slice(1, -1));
    const path = pathIn(stop, '/letters/stop');
    const looked = await env.app.inject({ url: path });
    expect([looked.body.includes('<button>Unsubscribe</button>'), await addressOf(me)]).toEqual([
      true,
      'r•••@mailbox.example',
    ]);
    const pressed = await press(path);
    expect([pressed.statusCode, await addressOf(me)]).toEqual([200, null]);
    await report();
    expect(await flushed()).toEqual([]);
    // A repeated or made-up key gets the same response, so it does not reveal who receives emails.
    for (const url of [path, '/letters/stop?k=made-up', '/letters/stop'])
      expect((await press(url)).body).toBe(pressed.body);
    expect(pressed.body).not.toContain(to);
  });

  it('[R-646] emails end when the member deactivates the account', async () => {
    await reader(me);
    await preferenceReplies('INSTANT');
    const url = '/user-services/v1/user/deactivate';
    expect((await env.send({ method: 'POST', url, headers: { cookie: me.cookie } })).statusCode).toBe(204);
    await report();
    expect(await flushed()).toEqual([]);
  });

  it('emails can be ended from the preferences', async () => {
    await reader(me);
    const response = await env.send({ method: 'DELETE', url: LETTERS, headers: { cookie: me.cookie } });
    expect([response.statusCode, await addressOf(me)]).toEqual([204, null]);
  });
});

it('a copy of the database does not reveal in which language a member reads emails', async () => {
  const sizeOf = async (person: Person) => {
    const box = boxSeal(env.services, person.memberId);
    const { rows } = await env.database.pool.query<{ address: string }>(
      'select address from notice_addresses where box_seal = $1',
      [box],
    );
    return rows[0]?.address.length;
  };
  people = 100;
  await reader(me, 'hi');
  await reader(other, 'en');
  expect(await sizeOf(me)).toBeGreaterThan(0);
  expect(await sizeOf(me)).toBe(await sizeOf(other));
});

it('a copy of the database reveals neither email addresses nor the alias a notice is about', async () => {
  const address = await reader(me);
  await preferenceReplies('INSTANT');
  await report();
  const { rows } = await env.database.pool.query<{ row: string }>(
    'select to_jsonb(a)::text as row from notice_addresses a union all select to_jsonb(o)::text from push_outbox o',
  );
  const { notices } = sealsOf(env.services, me.memberId);
  expect(rows.filter(({ row }) => row.includes(address))).toEqual([]);
  expect(rows.filter(({ row }) => row.includes(notices) && row.includes('notice_id'))).toEqual([]);
  await flushed();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendReviewsLink, setApplicationAddress, setClaim } from '../services/companies/employers';
import { applying } from '../services/jobs/applications-testing';
import { callsTo, newUsersOf } from '../services/profile/account/testing';
import { keyOfMonth } from '../services/untraceable/token-keys';
import { exampleReview } from '../testing/contributions';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const A_DAY = 86_400_000;
const COMPANY = 'zentrix-labs';
const ADDRESS = 'hiring@zentrixlabs.example';

let server: TestServer;
let time = Date.now();
let env: ReturnType<typeof applying>;
let link: string;
let join: ReturnType<typeof newUsersOf>['join'];
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
  env = applying(server);
  ({ join } = newUsersOf(server));
  await keyOfMonth(server.services, { kind: 'COMPANY', id: 1001, name: 'Zentrix Labs' });
});
beforeEach(async () => {
  const { db } = server.services;
  await setClaim(server.services, COMPANY, true);
  await setApplicationAddress(server.services, COMPANY, ADDRESS);
  await db.updateTable('token_keys').set({ holders: 20 }).execute();
  for (const table of ['review_challenges', 'company_challenges'] as const)
    await db.deleteFrom(table).execute();
  link = await sentLink();
});
afterAll(() => server.close());

const post = () => ({
  origin: 'https://humkaar.example',
  mailer: {
    send: async ({ text }: { readonly text: string }) => {
      link = /\/employer\/reviews\?k=[\w-]+/.exec(text)?.[0] ?? '';
    },
  },
});

async function sentLink(company = COMPANY): Promise<string> {
  await sendReviewsLink(server.services, post(), company);
  return link;
}

/** A public review by an employee of today. */
async function written(title: string, change: object = {}): Promise<string> {
  const author = await join();
  const body = { ...exampleReview, title, companyName: 'Zentrix Labs', isCurrent: true, ...change };
  const call = callsTo(() => server, '/review-services/v1');
  return (await call(author, 'POST', '/own-reviews', body)).json().reviewId;
}

const asked = () => server.services.db.selectFrom('review_challenges').select('review_id').execute();
const ask = (review: string, url = link) => env.press(url, { step: 'ask', review });
/** The part of the page about one review. */
const rowOf = (body: string, title: string): string =>
  body.split('<li>').find((part) => part.includes(`>${title}</a></h2>`)) ?? '';

describe('the page on which a company asks about authors', () => {
  it('a company asks once, sees until when, and reads the answer on the day when everyone does', async () => {
    const id = await written('A review to ask about');
    const before = rowOf((await env.view(link)).body, 'A review to ask about');
    expect(before).toContain(`<h2 id="${id}"><a href="/reviews/zentrix-labs-reviews?rid=${id}">`);
    expect(before).toContain(`<button aria-describedby="${id}">Ask whether the author still works here`);
    const { body } = await ask(id);
    expect(body).toContain('We asked the author.');
    expect(rowOf(body, 'A review to ask about')).toMatch(
      /Asked\. The result shows after \d{1,2} [A-Z][a-z]+ \d{4}\./,
    );
    expect((await ask(id)).body).toContain('You asked about this review before.');
    const { db } = server.services;
    const answered = async (days: number) => {
      const asked_on = new Date(Date.now() - days * A_DAY).toISOString().slice(0, 10);
      await db.deleteFrom('review_challenges').execute();
      await db.insertInto('review_challenges').values({ review_id: id, asked_on, answer: 'YES' }).execute();
      return rowOf((await env.view(link)).body, 'A review to ask about');
    };
    expect(await answered(14)).not.toContain('verified employee');
    expect(await answered(15)).toContain('Yes, a verified employee');
  });

  it('the page after a question can be reloaded, asks nothing again and shows no text of its address', async () => {
    const id = await written('A review to reload');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `step=ask&review=${id}`;
    const reply = await server.app.inject({ method: 'POST', url: link, headers, payload });
    expect(reply.statusCode).toBe(303);
    const { location = '' } = reply.headers;
    for (let count = 0; count < 2; count++)
      expect((await env.view(location)).body).toContain('We asked the author.');
    for (const outcome of ['<b>x', 'constructor', '__proto__'])
      expect((await env.view(`${link}&asked=${encodeURIComponent(outcome)}`)).body).not.toContain(
        'role="status"',
      );
    expect(await asked()).toHaveLength(1);
  });

  it('a company that watches its page and its reviews sees nothing when an author opens the question or answers on two devices', async () => {
    const author = await join();
    const own = callsTo(() => server, '/review-services/v1');
    const body = {
      ...exampleReview,
      title: 'A watched review',
      companyName: 'Zentrix Labs',
      isCurrent: true,
    };
    const id: string = (await own(author, 'POST', '/own-reviews', body)).json().reviewId;
    await ask(id);
    const watch = async () => {
      const page = (await env.view(link)).body;
      const url = `/review-services/v1/companies/zentrix-labs/reviews?rid=${id}`;
      return [page, (await server.send({ url })).body];
    };
    const before = await watch();
    const other = { ...author, cookie: await server.signIn(author.id) };
    const open = async (device: typeof author) => (await own(device, 'GET', '/own-challenges')).json();
    expect(await open(other)).toEqual(await open(author));
    expect(await watch()).toEqual(before);
    const responses = await Promise.all(
      [author, other, author].map((device) => own(device, 'PUT', `/own-challenges/${id}`)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await open(other)).toMatchObject([{ reviewId: id, isAnswered: true }]);
    expect(await watch()).toEqual(before);
  });

  it('of four questions sent at the same time, three are asked', async () => {
    const ids = await Promise.all(['one', 'two', 'three', 'four'].map((name) => written(`Number ${name}`)));
    const replies = await Promise.all(ids.map((id) => ask(id)));
    expect(replies.filter(({ body }) => body.includes('We asked the author.'))).toHaveLength(3);
    expect(replies.filter(({ body }) => body.includes('can’t ask more questions'))).toHaveLength(1);
    expect(await asked()).toHaveLength(3);
    expect((await env.view(link)).body).not.toContain('>Ask whether');
  });

  it('a link preview that opens the link asks nothing, and the page is neither cached nor indexed', async () => {
    await written('A previewed review');
    const { headers, body } = await env.view(link);
    expect(await asked()).toEqual([]);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    expect(body).not.toContain(link.slice(link.indexOf('=') + 1));
  });

  it('a company asks about its own reviews only, and never about those of former employees', async () => {
    const other = await written('Of another company', { companyName: 'Kaveri Bank' });
    const former = await written('Of a former employee', { isCurrent: false });
    const { body } = await env.view(link);
    expect(body).not.toMatch(/Of another company|Of a former employee/);
    expect((await ask(other)).body).toContain('This review is gone.');
    expect((await ask(former)).body).toContain('isn’t by a current employee');
    expect((await ask('no-such-review')).body).toContain('This review is gone.');
    expect(await asked()).toEqual([]);
  });

  it('where fewer than ten people are verified the page offers no question', async () => {
    await server.services.db.updateTable('token_keys').set({ holders: 9 }).execute();
    const id = await written('In a small company');
    expect((await env.view(link)).body).not.toContain('>Ask whether');
    expect((await ask(id)).body).toContain('Too few people');
    expect(await asked()).toEqual([]);
  });

  it('a guessed or changed key, a key for applications and an older address open nothing', async () => {
    const id = await written('Behind a key');
    const { cursors, seal } = server.services;
    const later = String(time + A_DAY);
    const forApplications = cursors.pack('employer applications', ['1001', seal('address', ADDRESS), later]);
    const changed = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
    const urls = ['/employer/reviews', '/employer/reviews?k=x', changed];
    for (const url of [...urls, `/employer/reviews?k=${forApplications}`]) {
      expect([(await env.view(url)).statusCode, (await ask(id, url)).statusCode]).toEqual([403, 403]);
    }
    await setApplicationAddress(server.services, COMPANY, 'people@zentrixlabs.example');
    expect((await ask(id)).statusCode).toBe(403);
    await setApplicationAddress(server.services, COMPANY, ADDRESS);
    expect([(await env.view(link)).statusCode, (await ask(id)).statusCode]).toEqual([403, 403]);
    expect((await env.view(await sentLink())).statusCode).toBe(200);
    await setClaim(server.services, COMPANY, false);
    expect((await ask(id)).statusCode).toBe(403);
    expect(await asked()).toEqual([]);
  });

  it('a link ends after 30 days, and a new one goes to the address of the company only', async () => {
    time += 31 * A_DAY;
    expect((await env.view(link)).statusCode).toBe(403);
    const before = (await env.emails()).length;
    expect((await env.press(link, { step: 'renew' })).body).toContain('the new link is on its way');
    await env.press('/employer/reviews?k=x', { step: 'renew' });
    expect(await env.emails()).toHaveLength(before + 1);
    time -= 31 * A_DAY;
  });

  it('[R-878] the page is in the language of its reader, and shows titles as text', async () => {
    await written('<img src=x onerror=alert(1)> title');
    const { body } = await server.app.inject({ url: link, headers: { 'accept-language': 'hi' } });
    expect(body).toContain('Zentrix Labs के रिव्यू');
    expect(body).not.toContain('<img');
  });
});

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimedCompanyNamed, reviewsLinkEmail } from '../services/companies/reviews-link';
import { saveApplication } from '../services/jobs/application-queries';
import { applying, JOB } from '../services/jobs/applications-testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const A_DAY = 86_400_000;
const START = Date.parse('2026-11-20T09:00:00Z');
const LOG_FILE = join(tmpdir(), `humkaar-employer-${process.pid}.log`);

let server: TestServer;
let time = START;
let env: ReturnType<typeof applying>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), env: { LOG_FILE } });
  env = applying(server);
});
afterAll(() => server.close());

/** A new application, and the link in its email. */
async function applied(name: string, answers = ['In 30 days', 'A ledger']) {
  const cookie = await env.member('Applicant');
  const input = await env.input({ name, answers });
  const { body } = await env.call('POST', `/jobs/${JOB}/application`, cookie, input);
  const status = async () => (await env.call('GET', '/job-applications', cookie)).body[0].status;
  return { id: body.applicationId as string, link: await env.linkIn(`${name} applied`), status };
}

describe('the page of the applications for a job', () => {
  it('the page of the applications for a job lists the applications, shows one with its answers and resume, and the applicant sees each step', async () => {
    const { id, link, status } = await applied('Mira Sen');
    const list = await env.view(link);
    expect(list.body).toContain('Mira Sen');
    const opened = await env.press(link, { step: 'open', application: id });
    expect(opened.body).toContain('tara@mailbox.example');
    expect(await status()).toBe('VIEWED');
    await env.press(link, { step: 'shortlist', application: id });
    expect(await status()).toBe('SHORTLISTED');
    // Opening it again does not undo the decision.
    await env.press(link, { step: 'open', application: id });
    expect(await status()).toBe('SHORTLISTED');
    const resume = await env.press(link, { step: 'resume', application: id });
    expect(resume.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(resume.headers['content-type']).toBe('application/pdf');
    expect(resume.headers['content-disposition']).toBe('attachment; filename="resume.pdf"');
  });

  it('[R-878] the email is in both languages, and the page and a new link in the language of its reader', async () => {
    const { link } = await applied('Hindi Reader');
    const received = (await env.emails()).find((email) => email.includes('Hindi Reader applied'));
    expect(received).toContain('Hindi Reader ने');
    const hindi = { 'accept-language': 'hi' };
    const page = await server.app.inject({ url: link, headers: hindi });
    expect(page.body).toContain('Hindi Reader की एप्लीकेशन खोलें');
    const form = { ...hindi, 'content-type': 'application/x-www-form-urlencoded' };
    await server.app.inject({ method: 'POST', url: link, headers: form, payload: 'step=renew' });
    expect((await env.emails()).filter((email) => email.includes('एप्लीकेशन का आपका नया लिंक'))).toHaveLength(1);
  });

  it('a link preview or a scanner that opens the link changes no status', async () => {
    const { link, status } = await applied('Previewed Person');
    await env.view(link);
    expect(await status()).toBe('RECEIVED');
  });

  it('a form with an unknown step changes nothing and shows the application', async () => {
    const { id, link, status } = await applied('Unknown Step');
    for (const step of ['constructor', '__proto__', 'toString', 'delete']) {
      const page = await env.press(link, { step, application: id });
      expect([page.statusCode, page.body.includes('Unknown Step')]).toEqual([200, true]);
    }
    expect(await status()).toBe('RECEIVED');
  });

  it('the page of the applications for a job shows what applicants wrote as text and never as HTML', async () => {
    const { id, link } = await applied('<script>alert(1)</script>', [
      '<img src=x onerror=alert(2)>',
      '"><b>x',
    ]);
    const { body: answer } = await env.press(link, { step: 'open', application: id });
    expect(answer).toContain('&lt;img src=x onerror=alert(2)&gt;');
    expect(answer).not.toMatch(/<script|<img|<b>/);
  });

  it('the page of the applications for a job is not indexed, not cached, and sends its address to no other site', async () => {
    const { link } = await applied('Quiet Person');
    const { headers, body } = await env.view(link);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toContain(link.slice(link.indexOf('=') + 1));
    expect(body).not.toMatch(/https?:/);
  });

  it('a guessed, changed or missing key opens nothing', async () => {
    const { link } = await applied('Guessed Person');
    const changed = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
    for (const url of [
      '/employer/applications',
      '/employer/applications?k=x',
      '/employer/applications?k=a&k=b',
      changed,
    ]) {
      const { statusCode, body } = await env.view(url);
      expect([statusCode, body.includes('Guessed Person')]).toEqual([403, false]);
    }
  });

  it('a key opens no application of another job', async () => {
    const { id, status } = await applied('Other Job Person');
    const { cursors, seal } = server.services;
    const until = String(START + A_DAY);
    await server.services.db
      .insertInto('company_application_addresses')
      .values({ company_id: 1002, address: 'hr@kaveribank.example' })
      .onConflict((conflict) =>
        conflict.column('company_id').doUpdateSet({ address: 'hr@kaveribank.example' }),
      )
      .execute();
    await server.services.db
      .updateTable('companies')
      .set({ is_claimed: true })
      .where('id', '=', 1002)
      .execute();
    const job = await server.services.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', JOB)
      .executeTakeFirstOrThrow();
    await server.services.db
      .insertInto('jobs')
      .values({
        ...job,
        id: 'job-kaveri-01',
        company_id: 1002,
        posted_on: '2026-11-12',
        confirmed_on: '2026-11-18',
        closed_on: null,
      })
      .execute();
    const key = cursors.pack('employer applications', [
      'job-kaveri-01',
      seal('address', 'hr@kaveribank.example'),
      until,
    ]);
    const url = `/employer/applications?k=${key}`;
    expect((await env.view(url)).statusCode).toBe(200);
    for (const step of ['open', 'resume', 'decline'])
      expect((await env.press(url, { step, application: id })).statusCode).toBe(404);
    expect(await status()).toBe('RECEIVED');
  });

  it('a link ends after 30 days, and a new one goes only to the address that receives the applications', async () => {
    const { id, link, status } = await applied('Patient Person');
    time = START + 31 * A_DAY;
    expect((await env.view(link)).statusCode).toBe(403);
    expect((await env.press(link, { step: 'decline', application: id })).statusCode).toBe(403);
    expect(await status().catch(() => 'RECEIVED')).toBe('RECEIVED');
    const before = (await env.emails()).length;
    for (let count = 0; count < 8; count++) await env.press(link, { step: 'renew' });
    await env.press('/employer/applications?k=x', { step: 'renew' });
    expect((await env.emails()).length - before).toBe(5);
    expect((await env.view(await env.linkIn('Your new link'))).statusCode).toBe(200);
    time = START;
  });

  it('a new link is sent although members requested so many emails to the employer’s address that it gets no more of them', async () => {
    const { link } = await applied('Crowded Mailbox');
    const address = 'hiring@zentrixlabs.example';
    for (const name of ['First', 'Second']) {
      const cookie = await env.member(name);
      for (let count = 0; count < 5; count++)
        await server.send({
          method: 'PUT',
          url: '/notification-services/v1/email-address',
          headers: { cookie },
          payload: { address },
        });
    }
    const before = (await env.emails()).length;
    await env.press(link, { step: 'renew' });
    expect((await env.emails()).length - before).toBe(1);
  });

  it('new links of a job do not use up those of the reviews', async () => {
    const { link } = await applied('Many Links');
    const company = await claimedCompanyNamed(server.services.db, 'zentrix-labs');
    if (!company) throw new Error('Zentrix Labs has no address.');
    const { text } = reviewsLinkEmail(server.services, 'https://humkaar.example', company, ['en']);
    for (let count = 0; count < 8; count++) await env.press(link, { step: 'renew' });
    const before = (await env.emails()).length;
    await env.press(/\/employer\/reviews\?k=[\w-]+/.exec(text)?.[0] ?? '', { step: 'renew' });
    expect((await env.emails()).length - before).toBe(1);
  });

  it('fifty applications are on a page, and an opened application leads back to its page', async () => {
    const { link } = await applied('Oldest Person');
    time = START + A_DAY;
    for (let count = 0; count < 52; count++)
      await saveApplication(server.services, {
        id: `Later${String(count).padStart(4, '0')}`,
        jobId: JOB,
        seal: `later ${count}`,
        details: { name: `Later ${count}.`, email: 'later@mailbox.example', phone: '', answers: [] },
        resume: Buffer.from('%PDF-'),
      });
    const shown = ({ body }: { body: string }) => body.match(/<h2>Later \d+\./g)?.length ?? 0;
    const first = await env.view(link);
    expect([shown(first), first.body.includes('Newer applications')]).toEqual([50, false]);
    const second = await env.press(link, { step: 'list', page: '2' });
    expect([shown(second), second.body.includes('Oldest Person')]).toEqual([2, true]);
    expect(second.body).not.toContain('Older applications');
    const atSecond = `${link}&page=2`;
    const opened = await env.press(atSecond, { step: 'open', application: 'Later0051' });
    expect(opened.body).toContain('later@mailbox.example');
    expect(shown(await env.press(`${atSecond}&application=Later0051`, { step: 'list' }))).toBe(2);
    expect(shown(await env.press(atSecond, { step: 'list', page: '1' }))).toBe(50);
    expect((await env.press(link, { step: 'list', page: '3' })).headers.location).toBe(link);
    for (const page of ['0', '-1', '99999', 'x', '1e3'])
      expect(shown(await env.press(link, { step: 'list', page }))).toBe(50);
    time = START;
  });

  it('the log names neither applicants nor keys', async () => {
    const { id, link } = await applied('Logged Person');
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await fetch(origin + link);
    await fetch(origin + link, {
      method: 'POST',
      body: new URLSearchParams({ step: 'open', application: id }),
    });
    const lines = () => readFileSync(LOG_FILE, 'utf8');
    await expect.poll(() => lines().split('/employer/applications').length).toBe(4);
    const log = lines();
    expect(log).not.toMatch(/Person|mailbox|hiring@|\?k=/);
    expect(log).not.toContain(link.slice(-40));
  });
});

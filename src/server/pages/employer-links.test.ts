import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setApplicationAddress, setClaim } from '../services/companies/employers';
import { applying, JOB } from '../services/jobs/applications-testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const LINK = 'employer applications';

let server: TestServer;
let env: ReturnType<typeof applying>;
beforeAll(async () => {
  server = await startTestServer();
  env = applying(server);
});
afterAll(() => server.close());

/** A new application, and the link in its email. */
async function applied(name: string) {
  const cookie = await env.member('Applicant');
  const { body } = await env.call('POST', `/jobs/${JOB}/application`, cookie, await env.input({ name }));
  const status = async () => (await env.call('GET', '/job-applications', cookie)).body[0].status;
  return { id: body.applicationId as string, link: await env.linkIn(`${name} applied`), status };
}

describe('the link to the applications for a job', () => {
  it('a pressed button leads to a page that Back and reload show again without a warning, and that has no other address', async () => {
    const { id, link } = await applied('Reloading Reader');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const step of ['open', 'shortlist', 'decline', 'list']) {
      const payload = `step=${step}&application=${id}`;
      const reply = await server.app.inject({ method: 'POST', url: link, headers, payload });
      expect([reply.statusCode, reply.headers['referrer-policy'], reply.headers['cache-control']]).toEqual([
        303,
        'no-referrer',
        'no-store',
      ]);
      const page = await env.view(reply.headers.location ?? '');
      expect([page.statusCode, page.body.includes('tara@mailbox.example')]).toEqual([200, step !== 'list']);
    }
  });

  it('a reloaded application changes no status', async () => {
    const { id, link, status } = await applied('Previewed Again');
    expect((await env.view(`${link}&application=${id}`)).body).toContain('Previewed Again');
    expect(await status()).toBe('RECEIVED');
  });

  it('older links end when the company changes its address', async () => {
    const { link } = await applied('Moved Person');
    await setApplicationAddress(server.services, 'zentrix-labs', 'jobs@zentrixlabs.example');
    expect((await env.view(link)).statusCode).toBe(403);
    await setApplicationAddress(server.services, 'zentrix-labs', 'hiring@zentrixlabs.example');
  });

  it('an old link stays useless when the company returns to its address, and gets no new one; a repeated command ends no link', async () => {
    const former = await applied('Former Person');
    for (const address of ['jobs@zentrixlabs.example', 'hiring@zentrixlabs.example'])
      await setApplicationAddress(server.services, 'zentrix-labs', address);
    const before = (await env.emails()).length;
    for (const step of ['open', 'resume', 'decline', 'renew'])
      expect((await env.press(former.link, { step, application: former.id })).body).not.toContain('Former P');
    expect([(await env.view(former.link)).statusCode, await former.status()]).toEqual([403, 'RECEIVED']);
    expect((await env.emails()).length).toBe(before);
    const { link } = await applied('Present Person');
    await setApplicationAddress(server.services, 'zentrix-labs', 'hiring@zentrixlabs.example');
    expect((await env.view(link)).body).toContain('Former Person');
  });

  it('a link that was sent before addresses had keys opens until the address changes', async () => {
    const { link } = await applied('Older Person');
    const { db, cursors } = server.services;
    const [, key = ''] = link.split('k=');
    const older = link.replace(key, cursors.pack(LINK, cursors.unpack(LINK, key).slice(0, 3).map(String)));
    expect((await env.view(older)).statusCode).toBe(403);
    await db.updateTable('company_application_addresses').set({ link_key: '' }).execute();
    expect((await env.view(older)).statusCode).toBe(200);
  });

  it('links end, and no new one is sent, when the employer no longer manages its page', async () => {
    const { id, link, status } = await applied('Released Person');
    await setClaim(server.services, 'zentrix-labs', false);
    const before = (await env.emails()).length;
    expect((await env.view(link)).statusCode).toBe(403);
    for (const step of ['open', 'resume', 'decline', 'renew'])
      expect((await env.press(link, { step, application: id })).body).not.toContain('Released Person');
    expect([await status(), (await env.emails()).length]).toEqual(['RECEIVED', before]);
    await setClaim(server.services, 'zentrix-labs', true);
    await setApplicationAddress(server.services, 'zentrix-labs', 'hiring@zentrixlabs.example');
  });

  it('a page that is claimed again sends applications and links to no address of its former manager', async () => {
    const { link } = await applied('Inherited Person');
    await setClaim(server.services, 'zentrix-labs', false);
    await setClaim(server.services, 'zentrix-labs', true);
    const before = (await env.emails()).length;
    expect((await env.view(link)).body).not.toContain('Inherited Person');
    await env.press(link, { step: 'renew' });
    const input = await env.input({ name: 'Later Person' });
    const cookie = await env.member('Later');
    expect((await env.call('POST', `/jobs/${JOB}/application`, cookie, input)).status).not.toBe(201);
    expect((await env.emails()).length).toBe(before);
    await setApplicationAddress(server.services, 'zentrix-labs', 'hiring@zentrixlabs.example');
  });
});

it('the list of applications numbers applicants with the same name, so that no two buttons have one name', async () => {
  await applied('Same Name');
  const { link } = await applied('Same Name');
  const { body } = await env.view(link);
  expect(body.match(/Open the application of Same Name[^<]*/g)).toEqual([
    'Open the application of Same Name',
    'Open the application of Same Name (2)',
  ]);
});

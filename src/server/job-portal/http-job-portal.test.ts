import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nonceOf } from '../identity/verify-token';
import { type NewUser, newUsersOf } from '../services/profile/account/testing';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { httpJobPortal } from './http-job-portal';

const KEY = 'the key of this installation';
const SUBJECT = 'portal-person-4711';
const WORK = {
  type: 'working',
  organisation: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  department: 'Engineering – Software & QA',
  industry: 'IT Services & Consulting',
  location: 'Bengaluru',
  verified: 'VERIFIED',
};
const KAVYA = { firstName: 'Kavya', lastName: 'Rao', email: 'kavya@portal.example', work: WORK };

interface RecordedRequest {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: { readonly references?: readonly string[]; readonly reference?: string };
}

type Responder = (response: ServerResponse, account: object | undefined) => void;
const plainly: Responder = (response, account) =>
  response.writeHead(account ? 200 : 404).end(account && JSON.stringify(account));

/** A test job portal that publishes keys and knows one person by our reference. */
let portal: Server;
let url: string;
let requests: RecordedRequest[];
let known: string | undefined;
let respond: Responder;
const keys = await generateKeyPair('RS256');

async function bodyOf(request: IncomingMessage): Promise<RecordedRequest['body']> {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

beforeAll(async () => {
  const published = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  portal = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path.endsWith('jwks.json')) return response.end(JSON.stringify({ keys: [published] }));
    const body = await bodyOf(request);
    requests.push({ path, key: request.headers.authorization, body });
    if (path === '/api/accounts/shown') known = body.reference;
    const isKnown = known !== undefined && [body.reference, ...(body.references ?? [])].includes(known);
    respond(response, isKnown ? { ...KAVYA, reference: known } : undefined);
  });
  await new Promise<void>((done) => portal.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  known = undefined;
  respond = plainly;
});
afterAll(() => {
  portal.closeAllConnections();
  portal.close();
});

const tokenOf = (attempt: string) =>
  new SignJWT({ nonce: nonceOf(attempt), name: 'Kavya Rao' })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(url)
    .setSubject(SUBJECT)
    .setAudience('humkaar-here')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keys.privateKey);

describe('the job portal over HTTP', () => {
  const reported: string[] = [];
  const seal = (purpose: string, text: string) =>
    createHash('sha256').update(`${purpose} ${text}`).digest('hex');
  const open = (timeout?: number) =>
    httpJobPortal({ url: `${url}/api`, key: KEY, report: (why) => reported.push(why), timeout })({ seal });
  const shown = (timeout?: number) => open(timeout).shown({ issuer: url, subject: SUBJECT });

  it('the portal finds an account by our reference once it was shown', async () => {
    expect(await open().known(new Set(['a seal']))).toBeUndefined();
    const person = await shown();
    expect(person).toMatchObject({ firstName: 'Kavya', work: WORK });
    const again = await open().known(new Set(['another seal', person?.seal ?? '']));
    expect(again).toEqual(person);
    expect(requests.map(({ key }) => key)).toEqual(Array(3).fill(`Bearer ${KEY}`));
    expect(JSON.stringify(requests[2])).not.toContain(SUBJECT);
  });

  const WRONG: readonly (readonly [string, Responder])[] = [
    ['does not respond', () => {}],
    ['closes the connection', (response) => response.destroy()],
    ['redirects', (response) => response.writeHead(307, { location: `${url}/else` }).end()],
    ['rejects the key', (response) => response.writeHead(401).end('{}')],
    ['responds with an HTML page', (response) => response.end('<h1>Welcome</h1>')],
    ['sends a response that is too long', (response) => response.end(`"${'x'.repeat(100_000)}"`)],
    [
      'sends an invalid name',
      (response, account) => response.end(JSON.stringify({ ...account, firstName: 7 })),
    ],
    [
      'sends an unknown verification state',
      (response, account) =>
        response.end(JSON.stringify({ ...account, work: { ...WORK, verified: 'TRULY' } })),
    ],
    [
      'sends another account than requested',
      (response) => response.end(JSON.stringify({ ...KAVYA, reference: 'else' })),
    ],
  ];
  it.each(WRONG)(
    'the portal counts as unavailable when it %s, and the log entry identifies no person',
    async (_, wrong) => {
      const person = await shown();
      reported.length = 0;
      respond = wrong;
      await expect(open(300).known(new Set([person?.seal ?? '']))).rejects.toMatchObject({ status: 503 });
      expect(reported).toHaveLength(1);
      expect(reported.join()).not.toMatch(/Kavya|portal-person|the key|[0-9a-f]{20}/);
      expect(requests.filter(({ path }) => path === '/else')).toEqual([]);
    },
  );
});

describe('a server with such a job portal', () => {
  const log = join(tmpdir(), `humkaar-portal-${process.pid}.log`);
  let server: TestServer;
  let me: NewUser;
  let newUsers: ReturnType<typeof newUsersOf>;
  beforeAll(async () => {
    server = await startTestServer({
      env: {
        NAUKRI_CLIENT_ID: 'humkaar-here',
        NAUKRI_ISSUER: url,
        JOB_PORTAL_URL: `${url}/api/`,
        JOB_PORTAL_KEY: KEY,
        LOG_FILE: log,
      },
    });
    newUsers = newUsersOf(server);
  });
  beforeEach(async () => {
    await server.services.db.deleteFrom('job_portal_links').execute();
    me = await newUsers.join();
  });
  afterAll(async () => {
    await server.close();
    rmSync(log, { force: true });
  });

  const account = async () => (await me.call('GET', 'v1/user/job-portal/account')).json();
  const consent = () => me.call('PUT', 'v1/user/job-portal/consent', { consented: true });
  const link = async (attempt = server.services.newId()) =>
    me.call('POST', 'v1/user/job-portal/link', {
      token: await tokenOf(attempt),
      tokenType: 'one_tap',
      attempt,
    });

  it('[R-660][R-661][R-403][R-565] the portal is called only after consent, and then links, prefills and verifies', async () => {
    await account();
    await link();
    expect(requests).toEqual([]);
    await consent();
    expect((await link()).json().message).toBeNull();
    expect(await account()).toMatchObject({
      linked: true,
      firstName: 'Kavya',
      naukriImage: expect.stringMatching(/^\/art\//),
      career: { organisation: 'Zentrix Labs', departmentId: 1, industryId: 1, jobLocation: 'Bengaluru' },
    });
    const career = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
    expect(career).toMatchObject({ verified: 'VERIFIED', verificationSource: 'JOB_PORTAL' });
    const saved = await server.services.db.selectFrom('job_portal_links').selectAll().execute();
    expect(JSON.stringify(requests)).not.toContain(saved[0]?.account_seal);
  });

  it('saving a career works while the portal is unavailable, and the log shows only the outage', async () => {
    await consent();
    const attempt = server.services.newId();
    const token = await tokenOf(attempt);
    await link(attempt);
    respond = (response) => response.writeHead(500).end();
    const contribution = await me.saveCareer('working', { companyName: 'Zentrix Labs' });
    expect([contribution.statusCode, contribution.json().verified]).toEqual([201, null]);
    expect([(await link()).statusCode, (await account()).code]).toEqual([503, 'UNAVAILABLE']);
    const lines = readFileSync(log, 'utf8');
    expect(lines).toContain('status 500');
    for (const secret of [KEY, SUBJECT, token.split('.')[1], 'Kavya', known, me.id])
      expect(lines).not.toContain(secret);
  });
});

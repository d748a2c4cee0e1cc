import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { placeAfter } from './return-place';
import { cookieIn, profileOf, sandboxToken, sentBack } from './testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

const go = (url: string, cookie = '') => server.app.inject({ url, headers: { cookie } });

async function roundTrip(
  begin: string,
  answer: (params: URLSearchParams) => Promise<Record<string, string>>,
  cookie?: string,
) {
  const left = await go(begin);
  const request = new URL(left.headers.location ?? '', 'http://here').searchParams;
  const query = new URLSearchParams(await answer(request));
  const provider = request.get('provider');
  return go(`/login/${provider}/callback?${query}`, cookie ?? sentBack(left));
}

const code = async (params: URLSearchParams, outcome = 'SUCCESS', name = 'Kavya Rao') => {
  const reply = await server.send({
    method: 'POST',
    url: '/sandbox/identity/outcomes',
    payload: { provider: params.get('provider'), outcome, nonce: params.get('nonce'), name },
  });
  return { code: reply.json().token as string, state: params.get('state') ?? '' };
};

describe('signing in by redirect', () => {
  it('[R-150][R-152][R-153][R-154][R-155] signing in by redirect leads back to the previous page with the params that the page reads', async () => {
    const begin =
      '/login/linkedin?referer=%2Freviews%3Fa%3D1&clientid=x&campaign=header&openOnboarding=w&evil=1';
    const back = await roundTrip(begin, (params) => code(params));
    expect(back.headers.location).toBe('/reviews?a=1&openOnboarding=w&campaign=header&onLogin=true');
    expect((await profileOf(server, sentBack(back))).json().name).toBe('Kavya Rao');
    expect(cookieIn(back, 'login_attempt')).toBe('');
    expect(cookieIn(back, 'authtype')).toBe('linkedin');
  });

  it('[R-151] signing in by redirect works the same with the job portal, and a failure is marked as one of the job portal', async () => {
    const done = await roundTrip('/login/naukri?type=yolo&referer=/jobs', (params) => code(params));
    expect(done.headers.location).toBe('/jobs?openOnboarding=r&onLogin=true');
    const failed = await roundTrip('/login/naukri?referer=/jobs', async () => ({ error: 'ERROR' }));
    expect(failed.headers.location).toBe('/jobs?naukriLogin=failed');
  });

  it.each(['OTHER_AUDIENCE', 'EXPIRED', 'WRONG_ISSUER'])(
    '[R-156] signing in by redirect with a bad token (%s) is a failed login',
    async (outcome) => {
      const back = await roundTrip('/login/linkedin?referer=/jobs', (params) => code(params, outcome));
      expect(back.headers.location).toBe('/jobs?linkedinLogin=failed');
      expect(cookieIn(back, 'AT')).toBeUndefined();
    },
  );

  it('a provider response for another browser does not sign the user in', async () => {
    const other = await go('/login/linkedin');
    const mine = await roundTrip('/login/linkedin', (params) => code(params), sentBack(other));
    const none = await roundTrip('/login/linkedin', (params) => code(params), '');
    const broken = await roundTrip('/login/linkedin', (params) => code(params), 'login_attempt=%7B');
    for (const back of [mine, none, broken]) {
      expect(back.headers.location).toBe('/?linkedinLogin=failed');
      expect(cookieIn(back, 'AT')).toBeUndefined();
    }
  });

  it('[R-209] signing in by redirect leads only to pages of this site, even if the address names another', async () => {
    for (const referer of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/x/..//evil.example',
      'javascript:alert(1)',
    ]) {
      const back = await roundTrip(`/login/linkedin?referer=${encodeURIComponent(referer)}`, (params) =>
        code(params),
      );
      expect(new URL(back.headers.location ?? '', 'https://ours.example').origin).toBe(
        'https://ours.example',
      );
    }
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      'evil.example',
      '%2f',
      '\t',
      '?',
      '#',
      'http',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const to = placeAfter(`/${pieces.join('')}`.replace(/^\/[/\\]+/, '/'), {}, 'linkedin', undefined);
        expect(new URL(to, 'https://ours.example').origin).toBe('https://ours.example');
      }),
      { numRuns: 5000 },
    );
  });
});

/** The redirect page of Microsoft has the client id, the Microsoft script, and no policy that isolates its window. */
async function leadsMicrosoftBack(production: TestServer): Promise<void> {
  expect((await go('/login/microsoft')).statusCode).toBe(404);
  const { statusCode, headers, body } = await production.app.inject({ url: '/login/microsoft' });
  expect([statusCode, headers['cross-origin-opener-policy'], headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  const scripts = [...body.matchAll(/src="([^"]+)"/g)].map(([, url]) => url ?? '');
  const texts = await Promise.all(scripts.map((url) => production.app.inject({ url })));
  expect(texts[0]?.body).toMatch(/msalRedirectBridge.*broadcastResponseToMainFrame/s);
  expect(texts[1]?.body).toMatch(/^msalRedirectBridge\.broadcastResponseToMainFrame\(\)/);
}

describe('[R-512] the sandbox login window', () => {
  it('the sandbox login window identifies itself, runs only our own script and reflects nothing from its address', async () => {
    const page = await go('/sandbox/identity/authorise?provider=google&mode=popup&nonce=abc&state=xyz');
    expect(page.body).toContain('Test site: these logins are simulated.');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const bad = await go('/sandbox/identity/authorise?provider=google&nonce=%22%3E%3Cscript%3E&state=x');
    expect(bad.statusCode).toBe(404);
  });

  it('production has no sandbox login window and rejects sandbox tokens', async () => {
    const token = await sandboxToken(server);
    const production = await startTestServer({
      examples: false,
      env: {
        NODE_ENV: 'production',
        RATE_LIMIT: 'on',
        SECRET_KEY: 'a-secret-key-for-tests-of-32-letters',
        MICROSOFT_CLIENT_ID: 'our-client',
      },
    });
    const paths = ['authorise?provider=google&nonce=a&state=b', 'authorise.js', 'keys'];
    for (const path of paths)
      expect((await production.send({ url: `/sandbox/identity/${path}` })).statusCode).toBe(404);
    expect((await production.send({ url: '/login/providers' })).json()).toEqual([
      { provider: 'outlook', mode: 'REAL', clientId: 'our-client' },
    ]);
    await leadsMicrosoftBack(production);
    expect((await production.send({ url: '/login/linkedin' })).statusCode).toBe(404);
    const payload = {
      socialUserType: 'gp',
      clientType: 'pwa',
      token,
      tokenType: 'one_tap',
      attempt: 'an-attempt-of-the-tests-0001',
    };
    expect((await production.send({ method: 'POST', url: '/login/social', payload })).statusCode).toBe(401);
    await production.close();
  });
});

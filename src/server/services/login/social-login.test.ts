import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../contracts/login.json';
import { forgetOldRows } from '../../db/forget-old-rows';
import { sandboxIssuer } from '../../identity/provider';
import { signingKey } from '../../identity/sandbox-keys';
import { nonceOf } from '../../identity/verify-token';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { ATTEMPT, cookieIn, cookiesOf, profileOf, sandboxToken, sentBack, socialLogin } from './testing';

let server: TestServer;
let now = new Date('2026-11-20T10:59:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => now, examples: false });
});
afterAll(() => server.close());

const members = async () => (await server.services.db.selectFrom('members').select('id').execute()).length;

/** A valid token except for the overridden claims and headers. */
async function forged(
  claims: Readonly<Record<string, unknown>>,
  headers: { kid?: string; key?: object; typ?: string } = {},
) {
  const own = signingKey(server.services, now);
  const time = Math.floor(now.getTime() / 1000);
  const all = {
    iss: sandboxIssuer('google'),
    sub: 'somebody',
    aud: 'humkaar-sandbox',
    iat: time,
    exp: time + 300,
    nonce: nonceOf(ATTEMPT),
    ...claims,
  };
  return new SignJWT(JSON.parse(JSON.stringify(all)))
    .setProtectedHeader({
      alg: 'ES256',
      kid: headers.kid ?? own.kid,
      ...(headers.typ && { typ: headers.typ }),
    })
    .sign((headers.key ?? own.key) as typeof own.key);
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const resigned = async (header: object, sign: (input: string) => string) => {
  const [, claims] = (await sandboxToken(server)).split('.');
  const input = `${part(header)}.${claims}`;
  return `${input}.${sign(input)}`;
};

describe('signing in with a provider', () => {
  it('[R-668][R-669][R-225][R-222][R-223][R-224][R-233][R-857] the first sign-in creates an account and the second finds it', async () => {
    const first = await socialLogin(server, { token: await sandboxToken(server) });
    expect([first.statusCode, first.json()]).toEqual([200, { isNew: true }]);
    const cookies = cookiesOf(first).map((cookie) => cookie.split('=')[0]);
    expect(cookies).toEqual(expect.arrayContaining(['AT', 'RT', 'UAC_I', 'UAC_K', 'usr_data']));
    expect([cookieIn(first, 'UAC_K'), cookieIn(first, 'usr_data')]).toEqual([
      '1',
      expect.stringContaining(cookieIn(first, 'UAC_I') ?? 'no id'),
    ]);
    expect(cookiesOf(first).find((cookie) => cookie.startsWith('UAC_I='))).toContain('Max-Age=2592000;');
    const profile = (await profileOf(server, sentBack(first))).json();
    expect([profile.name, profile.isReader, profile.isWriter]).toEqual(['Kavya Rao', false, false]);
    const count = await members();
    const second = await socialLogin(server, { token: await sandboxToken(server) });
    expect([second.json().isNew, await members()]).toEqual([false, count]);
    expect(cookieIn(second, 'UAC_I')).toBe(cookieIn(first, 'UAC_I'));
    expect(cookieIn(second, 'AT')).not.toBe(cookieIn(first, 'AT'));
  });

  it('[R-232] a sign-in hides both tokens from scripts and from other sites', async () => {
    const reply = await socialLogin(server, { token: await sandboxToken(server) });
    for (const name of ['AT', 'RT'])
      expect(cookiesOf(reply).find((item) => item.startsWith(`${name}=`))).toMatch(
        /SameSite=Lax; Secure; HttpOnly$/,
      );
  });

  it('a sign-in reveals no identity to scripts', async () => {
    // Names so long that random text does not contain them by chance.
    const [given, family] = ['Kavyashree', 'Venkataraman'];
    const token = await sandboxToken(server, { name: `${given} ${family}` });
    const reply = await socialLogin(server, { token });
    const readable = cookiesOf(reply)
      .filter((item) => !item.includes('HttpOnly'))
      .join(' ');
    const { id } = await server.services.db
      .selectFrom('members')
      .select('id')
      .where('name', '=', `${given} ${family}`)
      .executeTakeFirstOrThrow();
    for (const secret of [id, given, family, '@']) expect(decodeURIComponent(readable)).not.toContain(secret);
    expect(JSON.parse(decodeURIComponent(cookieIn(reply, 'usr_data') ?? ''))).toEqual({
      UserId: cookieIn(reply, 'UAC_I'),
      TextKey: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it('a sign-in always gives a member the same key to their unsent text, and no other member gets that key', async () => {
    const keyOf = async (name: string) => {
      const reply = await socialLogin(server, {
        token: await sandboxToken(server, { name: `${name} of keys` }),
      });
      return JSON.parse(decodeURIComponent(cookieIn(reply, 'usr_data') ?? '')) as {
        readonly UserId: string;
        readonly TextKey: string;
      };
    };
    const [first, again, other] = [
      await keyOf('Dev Shah'),
      await keyOf('Dev Shah'),
      await keyOf('Tara Iyer'),
    ];
    expect(again).toEqual(first);
    expect(other.TextKey).not.toBe(first.TextKey);
    expect(first.TextKey).not.toBe(first.UserId);
  });

  it('the same person at two providers has two accounts', async () => {
    const google = await socialLogin(server, { token: await sandboxToken(server, { name: 'Dev Shah' }) });
    const outlook = await socialLogin(server, {
      socialUserType: 'outlook',
      token: await sandboxToken(server, { provider: 'outlook', name: 'Dev Shah' }),
    });
    expect([google.json().isNew, outlook.json().isNew]).toEqual([true, true]);
    expect(cookieIn(google, 'UAC_I')).not.toBe(cookieIn(outlook, 'UAC_I'));
  });

  it('twenty sign-ins at once create one account', async () => {
    const before = await members();
    const logIn = async (_: unknown, index: number) => {
      const attempt = `attempt-number-${1000 + index}`;
      const token = await sandboxToken(server, { name: 'Everywhere At Once', attempt });
      return socialLogin(server, { token, attempt });
    };
    const replies = await Promise.all(Array.from({ length: 20 }, logIn));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(replies.filter((reply) => reply.json().isNew)).toHaveLength(1);
    expect(await members()).toBe(before + 1);
  });

  it('[R-567] a sign-in through the job portal marks the profile as a job portal user', async () => {
    const reply = await socialLogin(server, {
      socialUserType: 'naukri',
      token: await sandboxToken(server, { provider: 'naukri' }),
    });
    expect((await profileOf(server, sentBack(reply))).json().naukriUser).toBe(true);
  });

  it('a sign-in stores no email address and nothing that links the account to the account at the provider', async () => {
    const rows = await server.services.db.selectFrom('identities').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/sandbox|https|@/);
  });
});

describe('a token that was already used to sign in', () => {
  it('a used token is refused within its lifetime, and so is another token with its nonce', async () => {
    const attempt = 'one-attempt-and-no-more';
    const token = await sandboxToken(server, { attempt });
    expect((await socialLogin(server, { token, attempt })).statusCode).toBe(200);
    const again = await socialLogin(server, { token, attempt });
    const sameNonce = await socialLogin(server, { token: await sandboxToken(server, { attempt }), attempt });
    for (const reply of [again, sameNonce])
      expect([reply.statusCode, reply.json().code, cookiesOf(reply)]).toEqual([401, 'TOKEN_REFUSED', []]);
  });

  it('a token signs in once when it is sent twenty times at once', async () => {
    const attempt = 'one-attempt-in-twenty-requests';
    const token = await sandboxToken(server, { attempt, name: 'Replayed' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => socialLogin(server, { token, attempt })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('a used token is remembered as a hash and an hour until it has expired', async () => {
    const { db } = server.services;
    const rows = await db.selectFrom('spent_proofs').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ expires_at }) => expires_at.getTime() % 3_600_000 !== 0)).toEqual([]);
    await forgetOldRows(db, now);
    expect(await db.selectFrom('spent_proofs').selectAll().execute()).toHaveLength(rows.length);
    await forgetOldRows(db, new Date(now.getTime() + 2 * 3_600_000));
    expect(await db.selectFrom('spent_proofs').selectAll().execute()).toEqual([]);
  });
});

it('the example token of the contract can be sent repeatedly in the sandbox', async () => {
  const { token, attempt } =
    document.paths['/login/social'].post.requestBody.content['application/json'].example;
  for (let time = 0; time < 2; time++)
    expect((await socialLogin(server, { token, attempt })).statusCode).toBe(200);
});

describe('an invalid token', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const bad: Readonly<Record<string, () => Promise<string>>> = {
    'for another app': () => sandboxToken(server, { outcome: 'OTHER_AUDIENCE' }),
    expired: () => sandboxToken(server, { outcome: 'EXPIRED' }),
    'of another issuer': () => sandboxToken(server, { outcome: 'WRONG_ISSUER' }),
    'for another attempt': () => sandboxToken(server, { attempt: 'the-attempt-of-somebody-else' }),
    'without a nonce': () => forged({ nonce: undefined }),
    'without a subject': () => forged({ sub: undefined }),
    'without an expiry': () => forged({ exp: undefined }),
    'for us and another audience': () => forged({ aud: ['humkaar-sandbox', 'another'], azp: 'another' }),
    'signed with a foreign key': () => forged({}, { key: stranger }),
    'of an unknown key': () => forged({}, { kid: 'hour-1', key: stranger }),
    'of the example’s key, signed with a foreign key': () => forged({}, { kid: 'example', key: stranger }),
    'of another provider': () => sandboxToken(server, { provider: 'outlook' }),
    'that is an access token': () => forged({}, { typ: 'at+jwt' }),
    unsigned: () => resigned({ alg: 'none' }, () => ''),
    'signed with the public key as a password': () => {
      const { kid, published } = signingKey(server.services, now);
      const sign = (input: string) =>
        createHmac('sha256', JSON.stringify(published)).update(input).digest('base64url');
      return resigned({ alg: 'HS256', kid }, sign);
    },
    'changed after it was signed': async () => {
      const [header, , signature] = (await sandboxToken(server)).split('.');
      const claims = part({ iss: sandboxIssuer('google'), sub: 'root', aud: 'humkaar-sandbox' });
      return `${header}.${claims}.${signature}`;
    },
    'that is not a token': async () => 'not-a-token',
  };

  it.each(Object.keys(bad))('a sign-in with an invalid token is refused: %s', async (label) => {
    const count = await members();
    const reply = await socialLogin(server, { token: await bad[label]?.() });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'TOKEN_REFUSED']);
    expect(cookiesOf(reply)).toEqual([]);
    expect(await members()).toBe(count);
  });
});

it('a Microsoft token is refused as a one-tap token, which Microsoft does not have', async () => {
  const token = await sandboxToken(server, { provider: 'outlook' });
  const reply = await socialLogin(server, { socialUserType: 'outlook', tokenType: 'one_tap', token });
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'TOKEN_REFUSED']);
});

it('sandbox keys change every hour, and tokens of the previous hour are still valid', async () => {
  const token = await sandboxToken(server, { name: 'Late Train' });
  now = new Date('2026-11-20T11:01:00Z');
  expect((await socialLogin(server, { token })).statusCode).toBe(200);
  const kids = (await server.send({ url: '/sandbox/identity/keys' })).json().keys as { kid: string }[];
  expect(new Set(kids.map(({ kid }) => kid)).size).toBe(3);
});

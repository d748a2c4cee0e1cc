import { describe, expect, it } from 'vitest';
import { loginPage as page } from '../../../tests/support/login-page';
import { loginProps } from '../../core/login/login-props';
import { BRAND } from '../../core/shared/brand';
import { Failure } from '../../core/shared/failure';

describe('signing in through the window of a provider', () => {
  it('[R-259][R-205][R-234][R-235] signing in sends the token with its attempt and then continues to the next page', async () => {
    const { store, happens, sent, left, kept: saved } = await page();
    store.prepare(loginProps({ readerRequired: true, queryStr: 'a=1' }));
    await store.start('google');
    await happens({ name: 'token', token: 'signed' });
    expect(sent).toEqual([
      {
        provider: 'gp',
        client: 'pwa',
        token: 'signed',
        tokenType: 'access_token',
        attempt: 'an-attempt-of-a-test',
        queryPairs: { a: '1' },
      },
    ]);
    expect(left).toEqual(['/p/1?openOnboarding=r']);
    expect([saved.get('loginInitiated'), saved.get('loginType')]).toEqual(['google', 'access_token']);
  });

  it('[R-851] a token that is reported twice signs in once and is forgotten after ten minutes', async () => {
    const { store, happens, sent, waiting } = await page();
    await store.start('outlook');
    await happens({ name: 'token', token: 'signed' });
    await happens({ name: 'token', token: 'signed' });
    expect(sent).toHaveLength(1);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([600_000]);
    for (const { run } of waiting) run();
    await happens({ name: 'token', token: 'signed' });
    expect(sent).toHaveLength(2);
  });

  it('[R-511] the native app does not offer Microsoft', async () => {
    const { ways } = await page({ nativeApp: true });
    expect(ways.list.map(({ name }) => name)).toEqual(['google', 'linkedin', 'naukri']);
  });

  it('[R-767] a refused sign-in shows our text for its code, else the message of the service, or asks to try later, and is logged as fatal', async () => {
    const refusal = new Failure('unauthorised', 'signInWithProvider', 401, { message: 'Not today.' });
    const refused = await page({ answer: () => Promise.reject(refusal) });
    await refused.store.start('outlook');
    await refused.happens({ name: 'token', token: 'signed' });
    expect(refused.messages()).toEqual([['Not today.', undefined]]);
    const code = 'TOKEN_REFUSED';
    const known = new Failure('unauthorised', 'signInWithProvider', 401, { code, message: 'Not today.' });
    const familiar = await page({ answer: () => Promise.reject(known) });
    await familiar.store.start('outlook');
    await familiar.happens({ name: 'token', token: 'signed' });
    expect(familiar.messages()).toEqual([['We couldn’t confirm your login. Please try again.', undefined]]);
    const offline = await page({
      answer: () => Promise.reject(new Failure('offline', 'signInWithProvider', 0)),
    });
    await offline.store.start('outlook');
    await offline.happens({ name: 'token', token: 'signed' });
    expect(offline.messages()).toEqual([['Something Went Wrong!', 'Please try again after some time.']]);
    expect(offline.logged[0]).toMatch(/^fatal/);
    expect([offline.left, offline.store.active]).toEqual([[], undefined]);
  });

  it('after a failed login the button drawn by Google asks with a new nonce, because each nonce counts once', async () => {
    let count = 0;
    const { store, happens, nonces, sent } = await page({
      mode: 'REAL',
      newId: () => `attempt ${count++}`,
      answer: () => Promise.reject(new Failure('unavailable', 'signInWithProvider', 503)),
    });
    await store.drawGoogle();
    await happens({ name: 'token', token: 'signed' });
    await happens({ name: 'token', token: 'signed again' });
    expect(new Set(nonces).size).toBe(3);
    expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(2);
  });

  it.each([
    [
      'a page instead of data',
      { message: 'The response is not JSON.' },
      'contract',
      200,
      'Something Went Wrong!',
    ],
    [
      'a wait',
      { message: 'Slow', retryAfter: 120 },
      'limited',
      429,
      'Too many attempts. Try again in 2 minutes.',
    ],
  ] as const)(
    '[R-767][R-734] a sign-in that fails with %s shows a helpful message',
    async (_, detail, kind, status, message) => {
      const failure = new Failure(kind, 'signInWithProvider', status, detail);
      const refused = await page({ answer: () => Promise.reject(failure) });
      await refused.store.start('outlook');
      await refused.happens({ name: 'token', token: 'signed' });
      expect(refused.messages().map(([text]) => text)).toEqual([message]);
    },
  );

  it('[R-767] a response without a sign-in result does not sign the user in', async () => {
    const odd = await page({ answer: async () => ({ id: 7 }) as never });
    await odd.store.start('outlook');
    await odd.happens({ name: 'token', token: 'signed' });
    expect(odd.messages()).toEqual([['Something Went Wrong!', 'Please try again after some time.']]);
    expect(odd.left).toEqual([]);
  });

  it('[R-552][R-763][R-765][R-766] a sign-in does not start when cookies are blocked', async () => {
    const { store, messages: message, logged } = await page({ cookies: false });
    await store.start('google');
    expect(BRAND).toBe('Humkaar');
    expect(message()[0]?.[0]).toBe(
      `Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on ${BRAND}. Please enable cookies and try again.`,
    );
    expect(logged).toEqual(['error login Cookies are not enabled in current environment.']);
    expect(store.active).toBeUndefined();
  });

  it('[R-555][R-773] a sign-in shows a message when the script of the provider could not be loaded', async () => {
    const { store, messages: message } = await page({ kits: false });
    await store.start('naukri');
    expect([message(), store.portalFlow]).toEqual([[['Something Went Wrong!', undefined]], 'none']);
  });

  it('[R-496] the login follows the events of the job portal and records usage events', async () => {
    const { store, happens, messages: message, tracked } = await page();
    await store.start('naukri');
    expect(store.portalFlow).toBe('normal');
    await happens({ name: 'POPUP_CLOSED_UNEXPECTEDLY' });
    expect([message(), tracked, store.portalFlow]).toEqual([
      [['Naukri Login Failed!', undefined]],
      ['naukriPopupClosed'],
      'none',
    ]);
  });

  it('[R-770][R-764] the third-party-cookie message appears once, and the next press shows another message', async () => {
    const { store, happens, messages: message } = await page();
    await store.start('google');
    await happens({ name: 'cookies' });
    await store.start('google');
    expect(message().map(([text]) => text?.slice(0, 30))).toEqual([
      'It looks like the 3rd Party Co',
      'Google login needs third-party',
    ]);
  });
});

describe('the automatic sign-in prompt', () => {
  it('[R-584][R-498] the automatic prompt is from the job portal for its visitors and from Google for all others', async () => {
    const sent = await page({ here: '/?utm_source=naukri' });
    await sent.store.prompt();
    expect(sent.store.portalFlow).toBe('yolo');
    await sent.happens({ name: 'TOKEN_GENERATED', token: 'signed' });
    expect(sent.sent.map(({ provider, tokenType }) => [provider, tokenType])).toEqual([
      ['naukri', 'one_tap'],
    ]);
    const other = await page();
    await other.store.prompt();
    await other.happens({ name: 'displayed' });
    expect([other.store.portalFlow, other.tracked]).toEqual(['none', ['googleOneTap_displayed']]);
  });

  it.each([
    ['[R-500]', 'job portal', '/?utm_source=naukri', 'NO_USER_FOUND'],
    ['[R-501]', 'job portal', '/?utm_source=naukri', 'YOLO_COOLDOWN'],
    ['[R-505]', 'Google', '/', 'not_displayed'],
    ['[R-505]', 'Google', '/', 'dismissed'],
  ])(
    '%s[R-492] the automatic prompt of %s at %s makes room for the buttons after %s',
    async (_, __, here, name) => {
      const { store, happens, prompts } = await page({ here });
      await store.prompt();
      await happens({ name: here === '/' ? 'skipped' : 'in_view' });
      expect(prompts).toEqual(['shown']);
      await happens({ name });
      expect([prompts, store.portalFlow]).toEqual([['shown', 'removed'], 'none']);
    },
  );

  it('[R-236][R-499] the start time of a login in the job portal’s prompt is stored', async () => {
    const { store, happens, kept: saved } = await page({ here: '/?utm_source=naukri' });
    await store.prompt();
    await happens({ name: 'LOGIN_INITIATED' });
    expect(saved.get('naukriYoloInit')).toBe('1800000000000');
  });
});

describe('the LinkedIn sign-in', () => {
  it('[R-670] the LinkedIn sign-in uses an empty client id when none could be loaded', async () => {
    const { store, ways, left } = await page();
    ways.ways = { state: 'IDLE' };
    await store.start('linkedin');
    expect(left).toEqual(['/login/linkedin?referer=%2Fp%2F1&clientid=']);
  });

  it('[R-152][R-820] the LinkedIn sign-in leaves the page after a second and returns to the same page', async () => {
    const { store, left, waited } = await page();
    store.prepare(loginProps({ writerRequired: true, internalCampaign: 'ask' }));
    await store.start('linkedin');
    expect(left).toEqual(['/login/linkedin?openOnboarding=w&campaign=ask&referer=%2Fp%2F1&clientid=sandbox']);
    expect(waited).toEqual([1000]);
  });

  it('[R-554] the LinkedIn sign-in does not start again in a tab where it has failed', async () => {
    const { store, left, messages: message, kept: saved } = await page();
    saved.set('linkedinFailed:v1', 'yes');
    await store.start('linkedin');
    expect([left, message()[0]?.[0]?.slice(0, 31)]).toEqual([[], 'LinkedIn login failed last time']);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { GoogleIdentity } from '../../../adapters/identity/google-kit';
import type { PortalKit } from '../../../adapters/identity/job-portal-kit';
import type { LoginProvider, ProviderName } from '../../../core/login/login-port';
import type { ProviderEvent } from '../../../core/login/providers';
import type { SandboxPort } from '../../../core/login/sandbox-port';
import { providerKits } from '../../provider-kits';

const PORTAL_SCRIPT = 'https://login.portal.example/kit.js';
const REQUESTED = { nonce: 'of-this-attempt', clientId: 'our-client' };
const ANONYMOUS = {} as SandboxPort;

const real = (name: ProviderName): LoginProvider => ({
  name,
  mode: 'REAL',
  clientId: REQUESTED.clientId,
  ...(name === 'naukri' && { scriptUrl: PORTAL_SCRIPT, environment: 'dev' as const }),
});

const kitsAt = (width: number, nativeApp = false) =>
  providerKits(ANONYMOUS, { nativeApp, ios: false, android: false, width: () => width });

/** The provider script the page requested; the test lets it load or fail. */
async function script(address: string, comes: boolean): Promise<void> {
  const there = () => document.head.querySelector(`script[src="${address}"]`);
  await expect.poll(there).not.toBeNull();
  there()?.dispatchEvent(new Event(comes ? 'load' : 'error'));
}

function listener() {
  const events: ProviderEvent[] = [];
  return { events, publish: (event: ProviderEvent) => void events.push(event) };
}

afterEach(() => {
  for (const htmlScriptElement of document.head.querySelectorAll('script')) htmlScriptElement.remove();
  document.body.replaceChildren();
});

/** A fake of Google Identity Services: records its calls and can press its button. */
function googleFake() {
  const contribution: {
    initialized: Parameters<GoogleIdentity['initialize']>[0][];
    rendered: unknown[];
    cancelled: number;
  } = {
    initialized: [],
    rendered: [],
    cancelled: 0,
  };
  let moment: Parameters<GoogleIdentity['prompt']>[0] = () => {};
  const id: GoogleIdentity = {
    initialize: (settings) => void contribution.initialized.push(settings),
    renderButton: (host, look) => {
      contribution.rendered.push(look);
      host.append(document.createElement('iframe'));
    },
    prompt: (listener) => {
      moment = listener;
    },
    cancel: () => {
      contribution.cancelled += 1;
    },
  };
  Object.assign(globalThis, { google: { accounts: { id } } });
  return {
    ...contribution,
    reported: contribution,
    happens: (is: Partial<Record<'displayed' | 'notDisplayed' | 'dismissed' | 'skipped', boolean>>) =>
      moment({
        isDisplayed: () => is.displayed ?? false,
        isNotDisplayed: () => is.notDisplayed ?? false,
        isDismissedMoment: () => is.dismissed ?? false,
        isSkippedMoment: () => is.skipped ?? false,
      }),
  };
}

describe('the Google kit', () => {
  it('[R-202][R-557] the Google kit loads on demand and renders a round 300 by 44 button that says Continue with', async () => {
    const first = kitsAt(1280).google(real('google'));
    await script('https://accounts.google.com/gsi/client', false);
    expect(await first, 'a script that does not come may be asked for again').toBeUndefined();
    const again = kitsAt(1280).google(real('google'));
    const fake = googleFake();
    await script('https://accounts.google.com/gsi/client', true);
    const kit = await again;
    document.body.innerHTML = '<div id="g_id_signin"></div>';
    const { events, publish: notify } = listener();
    kit?.signIn(REQUESTED, notify);
    expect(fake.rendered).toEqual([
      { type: 'standard', shape: 'circle', text: 'continue_with', width: 300, height: 44, size: 'large' },
    ]);
    expect(document.getElementById('g_id_signin')?.children).toHaveLength(1);
    expect(fake.initialized[0]).toMatchObject({ client_id: 'our-client', nonce: 'of-this-attempt' });
    fake.initialized[0]?.callback({ credential: 'signed' });
    expect(events).toEqual([{ name: 'token', token: 'signed' }]);
    expect(
      Object.keys(fake.initialized[0] ?? {}),
      'profile and e-mail are all it can be asked for',
    ).not.toContain('scope');
  });

  it('[R-201][R-505][R-507] the Google kit shows its prompt in the given element and reports its events', async () => {
    const fake = googleFake();
    const kit = await kitsAt(1280).google(real('google'));
    const { events, publish: notify } = listener();
    const remove = kit?.oneTap(REQUESTED, 'login-modal-yolo', notify);
    expect(fake.initialized[0]?.prompt_parent_id).toBe('login-modal-yolo');
    fake.happens({ displayed: true });
    fake.happens({ notDisplayed: true });
    fake.happens({ skipped: true });
    fake.happens({ dismissed: true });
    expect(events.map(({ name }) => name)).toEqual(['displayed', 'not_displayed', 'skipped', 'dismissed']);
    remove?.();
    expect(fake.reported.cancelled).toBe(1);
  });

  it('[R-553] the Google kit sends the button response to the button, even when the prompt started later', async () => {
    const fake = googleFake();
    const kit = await kitsAt(1280).google(real('google'));
    document.body.innerHTML = '<div id="g_id_signin"></div>';
    const [button, prompt] = [listener(), listener()];
    kit?.signIn(REQUESTED, button.publish);
    kit?.oneTap({ ...REQUESTED, nonce: 'of-the-prompt' }, 'login-modal-yolo', prompt.publish);
    const signed = (nonce: string) => `head.${btoa(JSON.stringify({ nonce }))}.signature`;
    for (const nonce of [REQUESTED.nonce, 'of-the-prompt', 'of-nobody'])
      fake.initialized.at(-1)?.callback({ credential: signed(nonce) });
    expect(button.events).toEqual([{ name: 'token', token: signed(REQUESTED.nonce) }]);
    expect(prompt.events.map(({ token }) => token)).toEqual([signed('of-the-prompt'), signed('of-nobody')]);
  });

  it('[R-771] the Google kit reports that it is not initialised when its button element is missing', async () => {
    googleFake();
    const { events, publish: notify } = listener();
    (await kitsAt(1280).google(real('google')))?.signIn(REQUESTED, notify);
    expect(events).toEqual([{ name: 'not_initialised' }]);
  });
});

describe('the Microsoft kit', () => {
  it('[R-511] the Microsoft kit is not set up in the native app', async () => {
    expect(await kitsAt(390, true).microsoft(real('outlook'))).toBeUndefined();
    expect(await kitsAt(390, true).microsoft({ ...real('outlook'), mode: 'SANDBOX' })).toBeUndefined();
    expect(await kitsAt(390).microsoft({ ...real('outlook'), mode: 'SANDBOX' })).toBeDefined();
  });
});

/** A fake of the job portal kit: records its settings and can send messages. */
function portalFake() {
  const reported: unknown[] = [];
  let report: (message: unknown) => void = () => {};
  const kit: PortalKit = {
    init: ({ onMessage, ...settings }) => {
      reported.push(settings);
      report = onMessage;
    },
    openPopup: (size) => void reported.push(size),
    showOneTap: (frame) => void reported.push(frame),
    closeOneTap: () => void reported.push('closed'),
  };
  Object.assign(globalThis, { naukriLogin: kit });
  return { reported, say: (message: unknown) => report(message) };
}

describe('the job portal kit', () => {
  it('[R-555][R-845][R-847] the job portal kit loads from the URL our server names and opens a 500 by 600 window', async () => {
    const request = kitsAt(1280).jobPortal(real('naukri'));
    const fake = portalFake();
    await script(PORTAL_SCRIPT, true);
    const { publish: notify } = listener();
    (await request)?.signIn(REQUESTED, notify);
    expect(fake.reported).toEqual([
      { clientId: 'our-client', environment: 'dev', nonce: 'of-this-attempt' },
      { width: 500, height: 600 },
    ]);
    const invalidAsNotFound = { ...real('naukri'), scriptUrl: undefined };
    expect(
      await kitsAt(1280).jobPortal(invalidAsNotFound),
      'without an address there is none',
    ).toBeUndefined();
  });

  it.each([
    [390, { bottom: '0px' }],
    [1280, { top: '28px', right: '28px' }],
  ])('[R-844] the job portal kit at width %i places its frame at %o', async (width, position) => {
    const fake = portalFake();
    const kit = await kitsAt(width).jobPortal(real('naukri'));
    kit?.oneTap(REQUESTED, 'login-modal-yolo', () => {})();
    expect(fake.reported.slice(1)).toEqual([{ parentId: 'login-modal-yolo', position }, 'closed']);
  });

  it('the job portal kit accepts only text in its messages', async () => {
    const fake = portalFake();
    const { events, publish: notify } = listener();
    (await kitsAt(390).jobPortal(real('naukri')))?.signIn(REQUESTED, notify);
    for (const odd of [null, undefined, 'TOKEN_GENERATED', 7, {}, { type: 7 }, [], { token: 'x' }])
      fake.say(odd);
    expect(events).toEqual([]);
    fake.say({ type: 'ERROR', token: { toString: () => 'x' }, message: ['No.'] });
    fake.say({ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 'signed', extra: 1 });
    expect(events).toEqual([{ name: 'ERROR' }, { name: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 'signed' }]);
  });
});

import { AuthError, type EventMessage } from '@azure/msal-browser';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderEvent } from '../../core/login/providers';
import { MicrosoftKit, microsoftSettings } from './microsoft-kit';

const REQUESTED = { nonce: 'of-this-attempt', clientId: 'our-client' };

function listener() {
  const events: ProviderEvent[] = [];
  return { events, publish: (event: ProviderEvent) => void events.push(event) };
}

describe('the Microsoft kit', () => {
  /** A fake of the kit's client, with functions that open and close its window. */
  const client = (answer: () => Promise<unknown>) => {
    const requests: unknown[] = [];
    const listeners = new Set<(message: EventMessage) => void>();
    const fake = {
      loginPopup: (request: unknown) => {
        requests.push(request);
        return answer();
      },
      addEventCallback: (listener: (message: EventMessage) => void) => {
        listeners.add(listener);
        return 'of a test';
      },
      removeEventCallback: () => listeners.clear(),
    };
    const kit = new MicrosoftKit(fake as unknown as ConstructorParameters<typeof MicrosoftKit>[0]);
    const opens = (popupWindow: { closed: boolean }) => {
      for (const listener of listeners) listener({ payload: { popupWindow } } as unknown as EventMessage);
    };
    return { kit, asked: requests, opens, received: listeners };
  };

  it('[R-556][R-847][R-848] Microsoft login requests these scopes with the attempt’s nonce and renews five minutes before expiry', async () => {
    const { kit, asked: requests, received: listening } = client(async () => ({ idToken: 'signed' }));
    const { events, publish: notify } = listener();
    kit.signIn(REQUESTED, notify);
    await expect.poll(() => events).toEqual([{ name: 'token', token: 'signed' }]);
    expect(requests).toEqual([
      {
        scopes: ['User.Read', 'openid', 'profile', 'email'],
        nonce: 'of-this-attempt',
        popupWindowAttributes: { popupSize: { width: 500, height: 600 } },
        overrideInteractionInProgress: true,
      },
    ]);
    expect(listening.size).toBe(0);
    expect(microsoftSettings('our-client', 'https://here.example')).toMatchObject({
      auth: { clientId: 'our-client', redirectUri: 'https://here.example/login/microsoft' },
      system: { tokenRenewalOffsetSeconds: 300, popupBridgeTimeout: 600_000 },
    });
  });

  it('[R-852] Microsoft login enables its button within two seconds after its window closes, and still accepts a later token', async () => {
    vi.useFakeTimers();
    let linkAddress: (answer: unknown) => void = () => {};
    const { kit, opens } = client(
      () =>
        new Promise((done) => {
          linkAddress = done;
        }),
    );
    const { events, publish: notify } = listener();
    kit.signIn(REQUESTED, notify);
    const popup = { closed: false };
    opens(popup);
    vi.advanceTimersByTime(5_000);
    expect(events).toEqual([]);
    popup.closed = true;
    vi.advanceTimersByTime(2_000);
    expect(events).toEqual([{ name: 'cancelled' }]);
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    linkAddress({ idToken: 'late' });
    await expect.poll(() => events).toEqual([{ name: 'cancelled' }, { name: 'token', token: 'late' }]);
  });

  it('[R-772] Microsoft login reports errors, treats a closed window as cancelled, and ignores an attempt replaced by a later press', async () => {
    const outcomes = [
      new AuthError('user_cancelled', ''),
      new AuthError('timed_out', ''),
      new AuthError('interaction_in_progress_cancelled', ''),
      new AuthError('network_error', ''),
      new Error('No line.'),
    ];
    const reported = await Promise.all(
      outcomes.map(async (error) => {
        const { events, publish: notify } = listener();
        client(() => Promise.reject(error)).kit.signIn(REQUESTED, notify);
        await new Promise((done) => setTimeout(done));
        return events;
      }),
    );
    expect(reported).toEqual([
      [{ name: 'cancelled' }],
      [{ name: 'cancelled' }],
      [],
      [{ name: 'error', message: undefined }],
      [{ name: 'error', message: 'No line.' }],
    ]);
  });
});

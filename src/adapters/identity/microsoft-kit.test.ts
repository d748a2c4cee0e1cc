import { AuthError, type EventMessage } from '@azure/msal-browser';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderEvent } from '../../core/login/providers';
import { MicrosoftKit, microsoftSettings } from './microsoft-kit';

const ASKED = { nonce: 'of-this-attempt', clientId: 'our-client' };

function heard() {
  const events: ProviderEvent[] = [];
  return { events, tell: (event: ProviderEvent) => void events.push(event) };
}

describe('the Microsoft kit', () => {
  /** A fake of the kit's client, with functions that open and close its window. */
  const client = (answer: () => Promise<unknown>) => {
    const asked: unknown[] = [];
    const heard = new Set<(message: EventMessage) => void>();
    const played = {
      loginPopup: (request: unknown) => {
        asked.push(request);
        return answer();
      },
      addEventCallback: (tell: (message: EventMessage) => void) => {
        heard.add(tell);
        return 'of a test';
      },
      removeEventCallback: () => heard.clear(),
    };
    const kit = new MicrosoftKit(played as unknown as ConstructorParameters<typeof MicrosoftKit>[0]);
    const opens = (popupWindow: { closed: boolean }) => {
      for (const tell of heard) tell({ payload: { popupWindow } } as unknown as EventMessage);
    };
    return { kit, asked, opens, heard };
  };

  it('[R-556][R-847][R-848] Microsoft login requests these scopes with the attempt’s nonce and renews five minutes before expiry', async () => {
    const { kit, asked, heard: listening } = client(async () => ({ idToken: 'signed' }));
    const { events, tell } = heard();
    kit.signIn(ASKED, tell);
    await expect.poll(() => events).toEqual([{ name: 'token', token: 'signed' }]);
    expect(asked).toEqual([
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
    let vouch: (answer: unknown) => void = () => {};
    const { kit, opens } = client(
      () =>
        new Promise((done) => {
          vouch = done;
        }),
    );
    const { events, tell } = heard();
    kit.signIn(ASKED, tell);
    const popup = { closed: false };
    opens(popup);
    vi.advanceTimersByTime(5_000);
    expect(events).toEqual([]);
    popup.closed = true;
    vi.advanceTimersByTime(2_000);
    expect(events).toEqual([{ name: 'cancelled' }]);
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    vouch({ idToken: 'late' });
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
    const told = await Promise.all(
      outcomes.map(async (error) => {
        const { events, tell } = heard();
        client(() => Promise.reject(error)).kit.signIn(ASKED, tell);
        await new Promise((done) => setTimeout(done));
        return events;
      }),
    );
    expect(told).toEqual([
      [{ name: 'cancelled' }],
      [{ name: 'cancelled' }],
      [],
      [{ name: 'error', message: undefined }],
      [{ name: 'error', message: 'No line.' }],
    ]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { webviewBridge } from './webview-bridge';

const around = globalThis as { HumkaarApp?: unknown; webkit?: unknown };
afterEach(() => {
  delete around.HumkaarApp;
  delete around.webkit;
});

describe('the bridge to the native app', () => {
  it.each(['Android', 'iOS'])('[R-719] tells the app on %s, as one text', (system) => {
    const told: string[] = [];
    const hearing = { postMessage: (text: string) => void told.push(text) };
    if (system === 'Android') around.HumkaarApp = hearing;
    else around.webkit = { messageHandlers: { HumkaarApp: hearing } };
    webviewBridge.post({ type: 'signOut' });
    expect(told).toEqual(['{"type":"signOut"}']);
  });

  it('is quiet where there is no app', () => {
    expect(() => webviewBridge.post({ type: 'signOut' })).not.toThrow();
  });
});

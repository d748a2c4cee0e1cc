import { afterEach, describe, expect, it } from 'vitest';
import { webviewBridge } from './webview-bridge';

const around = globalThis as { HumkaarApp?: unknown; webkit?: unknown; location?: unknown };
afterEach(() => {
  delete around.HumkaarApp;
  delete around.webkit;
  delete around.location;
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

  it('[R-053][R-716] puts a page on the app’s stack; where no app does that, the page is loaded whole', () => {
    const [stacked, loaded]: [string[], string[]] = [[], []];
    around.location = { assign: (url: string) => void loaded.push(url) };
    const url = 'https://humkaar.example/settings/manage-account';
    webviewBridge.post({ type: 'pushNewPageInStack', url });
    around.HumkaarApp = { postMessage: (text: string) => void stacked.push(text) };
    webviewBridge.post({ type: 'pushNewPageInStack', url });
    expect([stacked, loaded]).toEqual([[JSON.stringify({ type: 'pushNewPageInStack', url })], [url]]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { webviewBridge } from './webview-bridge';

const around = globalThis as { HumkaarApp?: unknown; webkit?: unknown; location?: unknown };
afterEach(() => {
  delete around.HumkaarApp;
  delete around.webkit;
  delete around.location;
});

describe('the bridge to the native app', () => {
  it.each(['Android', 'iOS'])('[R-719] the bridge sends a message to the app on %s as a string', (system) => {
    const reported: string[] = [];
    const listener = { postMessage: (text: string) => void reported.push(text) };
    if (system === 'Android') around.HumkaarApp = listener;
    else around.webkit = { messageHandlers: { HumkaarApp: listener } };
    webviewBridge.post({ type: 'signOut' });
    expect(reported).toEqual(['{"type":"signOut"}']);
  });

  it('the bridge does nothing outside the native app', () => {
    expect(() => webviewBridge.post({ type: 'signOut' })).not.toThrow();
  });

  it('[R-053][R-716] the bridge pushes a page on the app’s stack; without a native app, the browser loads the page', () => {
    const [stacked, loaded]: [string[], string[]] = [[], []];
    around.location = { assign: (url: string) => void loaded.push(url) };
    const url = 'https://humkaar.example/settings/manage-account';
    webviewBridge.post({ type: 'pushNewPageInStack', url });
    around.HumkaarApp = { postMessage: (text: string) => void stacked.push(text) };
    webviewBridge.post({ type: 'pushNewPageInStack', url });
    expect([stacked, loaded]).toEqual([[JSON.stringify({ type: 'pushNewPageInStack', url })], [url]]);
  });
});

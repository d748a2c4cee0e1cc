import { afterEach, expect, it, vi } from 'vitest';
import { renewSession } from './renew-session';

afterEach(() => vi.unstubAllGlobals());

it('a browser that denies its locks still renews the session', async () => {
  let requestCount = 0;
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: denied } });
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return Response.json({ signedIn: true });
  });
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, settings?: RequestInit) {
        super(new URL(url, 'https://humkaar.example'), settings);
      }
    },
  );
  expect([await renewSession(), requestCount]).toEqual([true, 1]);
});

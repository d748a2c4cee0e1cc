import { afterEach, expect, it, vi } from 'vitest';
import { notStored } from './not-stored';

afterEach(() => vi.unstubAllGlobals());

const request = () =>
  new Request('http://here/feed-services/v1/vote', { method: 'POST', body: '{}', keepalive: true });

it('a request bypasses the cache of the browser, says so, and keeps the rest', async () => {
  const sent = notStored(request());
  expect([sent.cache, sent.headers.get('x-not-stored')]).toEqual(['no-store', '1']);
  expect([sent.method, sent.keepalive, await sent.text()]).toEqual(['POST', true, '{}']);
});

it('a browser that cannot bypass its cache does not say so', () => {
  const old = class extends Request {
    override get cache() {
      return 'default' as const;
    }
  };
  const original = request();
  vi.stubGlobal('Request', old);
  expect(notStored(original).headers.has('x-not-stored')).toBe(false);
});

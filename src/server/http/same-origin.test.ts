import { describe, expect, it } from 'vitest';
import { isForeign } from './same-origin';

const ours = { publicOrigin: 'https://humkaar.example', production: true };
const host = 'humkaar.example';

describe('[R-672] where a request comes from', () => {
  it.each([
    ['our own page', { origin: 'https://humkaar.example', 'sec-fetch-site': 'same-origin' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
  ])('may be %s', (_what, headers) => {
    expect(isForeign({ host, ...headers }, ours)).toBe(false);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a sibling of ours', { origin: 'https://blog.humkaar.example', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['our name without a safe connection', { origin: 'http://humkaar.example' }],
  ])('may not be %s', (_what, headers) => {
    expect(isForeign({ host, ...headers }, ours)).toBe(true);
  });

  it('may be any name of this machine outside production', () => {
    const headers = { host: 'localhost:4000', origin: 'http://localhost:4000' };
    expect(isForeign(headers, { publicOrigin: 'http://127.0.0.1:4000', production: false })).toBe(false);
    expect(isForeign(headers, { publicOrigin: 'http://127.0.0.1:4000', production: true })).toBe(true);
  });
});

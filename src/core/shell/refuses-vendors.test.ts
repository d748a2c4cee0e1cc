import { expect, it } from 'vitest';
import { refusesVendors } from './refuses-vendors';
import { noVendorScripts } from './vendor-scripts';

const reader = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0',
  doNotTrack: undefined,
  privacyControl: undefined,
};

it.each([
  [reader, false],
  [{ ...reader, doNotTrack: '0' }, false],
  [{ ...reader, doNotTrack: '1' }, true],
  [{ ...reader, privacyControl: '1' }, true],
  [{ ...reader, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, true],
])('[R-712] a request with %o refuses third-party scripts: %s', (request, refuses) => {
  expect(refusesVendors(request)).toBe(refuses);
});

it('[R-712] the default vendor scripts load nothing', async () => {
  await expect(noVendorScripts.load()).resolves.toBeUndefined();
});

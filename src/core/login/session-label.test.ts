import { expect, it } from 'vitest';
import { sessionLabel } from './session-label';

it.each([
  ['CHROME', 'ANDROID', 'Chrome on Android'],
  ['SAFARI', 'IOS', 'Safari on iOS'],
  ['FIREFOX', 'OTHER', 'Firefox'],
  ['OTHER', 'LINUX', 'A browser on Linux'],
  ['OTHER', 'OTHER', 'Unknown device'],
] as const)('the session of the browser %s on the system %s has the label "%s"', (browser, system, label) => {
  expect(sessionLabel({ browser, system })).toBe(label);
});

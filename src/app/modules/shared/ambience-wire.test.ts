import { expect, it } from 'vitest';
import { siteAmbience } from '../../../adapters/http/ambient';
import { screenOf } from './ambience-wire';

it.each([
  [320, 'WAP'],
  [480, 'WAP'],
  [481, 'WEB'],
  [1280, 'WEB'],
])('[R-788] a window %i px wide sends the device type %s', (wide, type) => {
  const device = { nativeApp: false, ios: false, android: false, width: () => wide };
  expect(siteAmbience(screenOf(device))['x-device-type']).toBe(type);
});

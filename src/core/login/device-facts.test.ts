import { expect, it } from 'vitest';
import { deviceFacts } from './device-facts';

const facts = (saved: Readonly<Record<string, string>>) => deviceFacts({ read: (name) => saved[name] });

it('[R-227][R-228][R-229][R-230][R-231] the device facts are read from cookies and mask values that could identify a person', () => {
  const deviceFacts = facts({
    deviceId: 'device-0123456789abcd',
    cvid: 'visit-0123456789abcd',
    appsFlyerId: '1700000000000-1234567890',
    appBuildNumber: '417',
    appVersion: '7.2.0',
    referrer: 'https://Search.example/find?q=my+secret+job',
  });
  expect(deviceFacts).toEqual({
    device: '••••abcd',
    visit: '••••abcd',
    campaign: '••••7890',
    appVersion: '7.2.0',
    appBuild: '417',
    cameFrom: 'search.example',
  });
});

it('device facts are undefined when the cookies are missing or invalid', () => {
  expect(Object.values(facts({}))).toEqual(Array(6).fill(undefined));
  expect(facts({ referrer: 'javascript:alert(1)', deviceId: '' })).toEqual(facts({}));
});

import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { providerOrigins } from '../identity/provider-origins';
import { contentPolicy } from './security-headers';

const policyWith = (env: Readonly<Record<string, string>>) =>
  contentPolicy({ styles: ["'sha256-abc'"], scripts: [] }, providerOrigins(readConfig(env).identity));

it('the content policy allows only our own origin while no provider is enabled', () => {
  expect(policyWith({})).toBe(contentPolicy({ styles: ["'sha256-abc'"], scripts: [] }));
  expect(policyWith({})).not.toMatch(/https:|frame-src/);
});

it('the content policy allows only the origins Google and Microsoft need, each when its client id is set', () => {
  const google = policyWith({ GOOGLE_CLIENT_ID: 'abc' });
  expect(google).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(google).toContain('frame-src https://accounts.google.com/gsi/;');
  expect(google).toContain('trusted-types chunks identity');
  expect(google).not.toContain('microsoft');
  const microsoft = policyWith({ MICROSOFT_CLIENT_ID: 'abc' });
  expect(microsoft).toContain("connect-src 'self' https://login.microsoftonline.com;");
  expect(microsoft).toContain("script-src 'self';");
  expect(microsoft).not.toContain('google');
});

it('the content policy allows the job portal script and the frames of its origin', () => {
  const script = 'https://login.portal.example/kit.js';
  const portal = policyWith({ NAUKRI_CLIENT_ID: 'abc', NAUKRI_SCRIPT: script });
  expect(portal).toContain(`script-src 'self' ${script};`);
  expect(portal).toContain('frame-src https://login.portal.example;');
  expect(portal).toContain('trusted-types chunks identity');
});

it('LinkedIn and the job portal add nothing to the content policy, because they use full-page redirects', () => {
  expect(policyWith({ LINKEDIN_CLIENT_ID: 'abc', NAUKRI_CLIENT_ID: 'abc' })).toBe(policyWith({}));
});

// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { type AuthenticationResult, PublicClientApplication } from '@azure/msal-browser';
import { afterEach, expect, it, vi } from 'vitest';
import { microsoftSettings } from './microsoft-kit';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = { name: 'Asha Nair', preferred_username: 'asha@nair.example', oid: 'asha', tid: 'of-a-test' };
const idToken = [{ alg: 'none' }, claims, {}].map(encoded).join('.');
const account = {
  homeAccountId: 'asha.of-a-test',
  environment: 'login.windows.net',
  tenantId: 'of-a-test',
  username: 'asha@nair.example',
  localAccountId: 'asha',
  name: 'Asha Nair',
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('Microsoft login stores neither the name nor the address nor the token of the member in the browser', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const client = new PublicClientApplication(microsoftSettings('our-client', 'https://here.example'));
  await client.initialize();
  const result = {
    account,
    idToken,
    idTokenClaims: claims,
    accessToken: 'a',
    scopes: ['User.Read'],
    tenantId: 'of-a-test',
  };
  await client.hydrateCache(result as unknown as AuthenticationResult, { scopes: ['User.Read'] });
  expect(client.getAllAccounts()).toMatchObject([{ username: account.username }]);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const mark of [account.name, account.username, idToken]) expect(stored).not.toContain(mark);
});

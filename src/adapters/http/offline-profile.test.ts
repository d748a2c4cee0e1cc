import { expect, it } from 'vitest';
import { withOfflineProfile } from './offline-profile';

const PROFILE = 'https://site.example/user-services/user/profile';
const member = { accountId: 'seal-of-asha', isReader: true, isWriter: false };
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

it('the profile comes from the device when there is no network', async () => {
  const response = await withOfflineProfile(cut, () => member)(new Request(PROFILE));
  expect(await response.json()).toMatchObject({ ...member, userName: '', name: '' });
});

it('a device that remembers no member has no profile to show', async () => {
  await expect(withOfflineProfile(cut, () => undefined)(new Request(PROFILE))).rejects.toThrow(TypeError);
});

it('a refused or aborted profile request is not answered from the device', async () => {
  const refused = async () => new Response('', { status: 401 });
  expect((await withOfflineProfile(refused, () => member)(new Request(PROFILE))).status).toBe(401);
  const calledOff = () => Promise.reject(new DOMException('called off', 'AbortError'));
  await expect(withOfflineProfile(calledOff, () => member)(new Request(PROFILE))).rejects.toThrow(
    'called off',
  );
});

it('no request but the profile is answered from the device', async () => {
  const other = new Request('https://site.example/feed-services/v3/feed');
  await expect(withOfflineProfile(cut, () => member)(other)).rejects.toThrow(TypeError);
});

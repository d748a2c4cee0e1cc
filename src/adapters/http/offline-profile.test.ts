import { expect, it } from 'vitest';
import { withOfflineProfile } from './offline-profile';

const PROFILE = 'https://site.example/user-services/user/profile';
const member = { accountId: 'seal-of-asha', isReader: true, isWriter: false };
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

it('without a network the profile is what the device remembers', async () => {
  const response = await withOfflineProfile(cut, () => member)(new Request(PROFILE));
  expect(await response.json()).toMatchObject({ ...member, userName: '', name: '' });
});

it('a device that remembers nobody has no profile to show', async () => {
  await expect(withOfflineProfile(cut, () => undefined)(new Request(PROFILE))).rejects.toThrow(TypeError);
});

it('a refused or called-off request is not answered from memory', async () => {
  const refused = async () => new Response('', { status: 401 });
  expect((await withOfflineProfile(refused, () => member)(new Request(PROFILE))).status).toBe(401);
  const calledOff = () => Promise.reject(new DOMException('called off', 'AbortError'));
  await expect(withOfflineProfile(calledOff, () => member)(new Request(PROFILE))).rejects.toThrow(
    'called off',
  );
});

it('no other request is answered from memory', async () => {
  const other = new Request('https://site.example/feed-services/v3/feed');
  await expect(withOfflineProfile(cut, () => member)(other)).rejects.toThrow(TypeError);
});

import { expect, it } from 'vitest';
import { forgetMember, rememberedMember, rememberMember } from './offline-member';

function device() {
  const stored = new Map<string, string>();
  return {
    stored,
    storage: {
      read: (key: string) => stored.get(key),
      write: (key: string, text: string) => void stored.set(key, text),
      remove: (key: string) => void stored.delete(key),
    },
  };
}

it('a page opened offline knows the permissions of the signed-in member and nothing else about them', () => {
  const { storage, stored } = device();
  const rights = { accountId: 'seal-of-asha', isReader: true, isWriter: false };
  const profile = { ...rights, name: 'Asha Nair', userName: 'QuietMonsoon' };
  rememberMember(storage, profile);
  expect(rememberedMember(storage, 'seal-of-asha')).toEqual(rights);
  expect([...stored.values()].join()).not.toMatch(/Asha|Monsoon/);
});

it('the device remembers no member for another account or without an account', () => {
  const { storage } = device();
  rememberMember(storage, { accountId: 'seal-of-asha', isReader: true, isWriter: true });
  expect(rememberedMember(storage, 'seal-of-imran')).toBeUndefined();
  expect(rememberedMember(storage, undefined)).toBeUndefined();
  forgetMember(storage);
  expect(rememberedMember(storage, 'seal-of-asha')).toBeUndefined();
});

it.each(['', '{', 'null', '7', '[]'])('unreadable stored member data yields no member: %j', (text) => {
  const { storage, stored } = device();
  stored.set('offlineMember:v1', text);
  expect(rememberedMember(storage, 'seal-of-asha')).toBeUndefined();
});

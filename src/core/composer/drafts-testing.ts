import type { Storage } from '../shared/storage';
import { memoryStorage } from '../shell/memory-storage';
import { FormStorage } from './form-storage';
import { MemberStorage } from './member-storage';
import type { TextCipher } from './text-cipher';

/** Separates texts by key like the real cipher, but leaves them readable. */
export const readableCipher: TextCipher = {
  encrypt: (key, text) => JSON.stringify([key, text]),
  decrypt: (key, encrypted) => {
    const [owner, text] = JSON.parse(encrypted) as readonly [string, string];
    return owner === key ? text : undefined;
  },
  labelOf: (key) => key,
};

export const memberStorage = (member: string | undefined, device: Storage = memoryStorage()): MemberStorage =>
  new MemberStorage('texts', device, { value: member }, readableCipher);

export const formStorage = (member: string | undefined, tab: Storage): FormStorage =>
  new FormStorage(memberStorage(member, tab), tab);

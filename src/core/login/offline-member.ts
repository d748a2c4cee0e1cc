import type { Storage } from '../shared/storage';
import type { Profile } from './profile-port';

/** The member data available to a page opened offline: permissions, but no name or alias. */
export type OfflineMember = Pick<Profile, 'accountId' | 'isReader' | 'isWriter'>;

const KEY = 'offlineMember:v1';

export function rememberMember(storage: Storage, { accountId, isReader, isWriter }: OfflineMember): void {
  storage.write(KEY, JSON.stringify({ accountId, isReader, isWriter }));
}

export const forgetMember = (storage: Storage): void => storage.remove(KEY);

/** Undefined if another account was stored. */
export function rememberedMember(storage: Storage, accountId: string | undefined): OfflineMember | undefined {
  const known = parsed(storage.read(KEY));
  if (accountId === undefined || known.accountId !== accountId) return undefined;
  return { accountId, isReader: known.isReader === true, isWriter: known.isWriter === true };
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

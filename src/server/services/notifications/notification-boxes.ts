import type { SealPurpose } from '../profile/deletion/account-seals';
import type { Services } from '../services';

type Writing = Pick<Services, 'cursors'>;

/** The seals under which a member receives notices: both aliases and the account. */
const NOTIFIED_PURPOSES = [
  'face ANONYMOUS',
  'face DESIGNATION',
  'notices',
] as const satisfies readonly SealPurpose[];

export const recipientSeals = ({ seal }: Pick<Services, 'seal'>, memberId: string): readonly string[] =>
  NOTIFIED_PURPOSES.map((purpose) => seal(purpose, memberId));

/** The key of a member's notification preferences and devices. */
export const boxSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('notices', memberId);

const listOf = (owner: string) => `box ${owner}`;

/** Encrypts a box or one of its devices for the database; only this server's key can decrypt it. */
export const encryptBox = (
  { cursors }: Writing,
  owner: string,
  box: string,
  device: readonly string[] = [],
): string => cursors.pack(listOf(owner), [box, ...device]);

export const readBox = (services: Writing, owner: string, hidden: string): string =>
  readPlace(services, owner, hidden).box;

/** Decrypts a box; `device` is undefined when all devices are addressed. */
export function readPlace(
  { cursors }: Writing,
  owner: string,
  hidden: string,
): { readonly box: string; readonly device: string | undefined } {
  const [box, device] = cursors.unpack(listOf(owner), hidden).map(String);
  return { box: box ?? '', device };
}

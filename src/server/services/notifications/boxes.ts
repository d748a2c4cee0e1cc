import { type SealPurpose, sealsOf } from '../profile/deletion/account-seals';
import type { Services } from '../services';

type Sealing = Pick<Services, 'seal' | 'cursors'>;
type Writing = Pick<Services, 'cursors'>;

/** The names a member can be told something under: their faces, and the account itself. */
const TOLD_UNDER = [
  'face ANONYMOUS',
  'face DESIGNATION',
  'notices',
] as const satisfies readonly SealPurpose[];

export const recipientSeals = (services: Sealing, memberId: string): readonly string[] => {
  const seals = sealsOf(services, memberId);
  return TOLD_UNDER.map((purpose) => seals[purpose]);
};

/** The name under which a member's wishes and devices are kept. */
export const boxSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('notices', memberId);

const listOf = (owner: string) => `box ${owner}`;

/** What the database keeps of a box, or of one device of it; only this server's key reads it. */
export const hideBox = (
  { cursors }: Writing,
  owner: string,
  box: string,
  device: readonly string[] = [],
): string => cursors.pack(listOf(owner), [box, ...device]);

export const readBox = (services: Writing, owner: string, hidden: string): string =>
  readPlace(services, owner, hidden).box;

/** A box, and the one device of it that is meant, if not all are. */
export function readPlace(
  { cursors }: Writing,
  owner: string,
  hidden: string,
): { readonly box: string; readonly device: string | undefined } {
  const [box, device] = cursors.unpack(listOf(owner), hidden).map(String);
  return { box: box ?? '', device };
}

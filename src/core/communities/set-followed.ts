import { orAsHeld } from '../shared/or-as-held';
import type { CommunitiesPort } from './communities-port';
import type { CommunityKey } from './community';

/** Joins or leaves. What was not answered in time is read again: where it holds as wished, it was done. */
export const setFollowed = (
  communities: Pick<CommunitiesPort, 'joinCommunity' | 'leaveCommunity'>,
  { kind, id }: CommunityKey,
  followed: boolean,
  read: () => Promise<{ readonly followed: boolean }>,
): Promise<boolean> =>
  orAsHeld(
    communities[followed ? 'joinCommunity' : 'leaveCommunity']({ kind, id }).then(() => followed),
    async () => (await read()).followed,
    (held) => held === followed,
  );

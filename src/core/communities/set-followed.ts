import { confirmAfterTimeout } from '../shared/confirm-after-timeout';
import type { CommunitiesPort } from './communities-port';
import type { CommunityKey } from './community';

/** Joins or leaves. After a timeout it reads the state again; if it matches, the request succeeded. */
export const setFollowed = (
  communities: Pick<CommunitiesPort, 'joinCommunity' | 'leaveCommunity'>,
  { kind, id }: CommunityKey,
  followed: boolean,
  read: () => Promise<{ readonly followed: boolean }>,
): Promise<boolean> =>
  confirmAfterTimeout(
    communities[followed ? 'joinCommunity' : 'leaveCommunity']({ kind, id }).then(() => followed),
    async () => (await read()).followed,
    (current) => current === followed,
  );

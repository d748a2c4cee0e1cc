import { en } from '../../../../core/shell/en';
import type { Caller } from '../../../http/caller';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../services';

/** The caller under the names the anonymous tables know: who reads never meets who wrote in one row. */
export interface Viewer {
  readonly memberId: string;
  /** The seals of both faces, for "is this mine". */
  readonly faceSeals: readonly string[];
  /** What is told of companies, each under a seal made for it alone. */
  readonly toldSeals: readonly string[];
  /** What the member follows is stored under it. */
  readonly followerSeal: string;
  /** Each vote is sealed with this and with what it is for; it stands nowhere itself. */
  readonly voterKey: string;
}

export const PROFILE_TYPES = ['ANONYMOUS', 'DESIGNATION'] as const;

/** Each face has a seal of its own, so that a copy of the database cannot even tell that two faces are one person's. */
export const faceSeal = (
  { seal }: Pick<Services, 'seal'>,
  type: (typeof PROFILE_TYPES)[number],
  memberId: string,
): string => seal(`face ${type}`, memberId);

export const voterKey = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('vote', memberId);

export const followerSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('follows', memberId);

const TOLD_PURPOSES = ['review', 'interview', 'photos'] as const;

export const viewerOf = (
  services: Pick<Services, 'seal'>,
  caller: Pick<Caller, 'memberId'> | undefined,
): Viewer | undefined =>
  caller && {
    memberId: caller.memberId,
    faceSeals: PROFILE_TYPES.map((type) => faceSeal(services, type, caller.memberId)),
    toldSeals: TOLD_PURPOSES.map((purpose) => services.seal(purpose, caller.memberId)),
    followerSeal: followerSeal(services, caller.memberId),
    voterKey: voterKey(services, caller.memberId),
  };

/** The caller of an operation that only members may call; the contract's role keeps others out before. */
export function signedIn(services: Pick<Services, 'seal'>, caller: Caller | undefined): Viewer {
  const viewer = viewerOf(services, caller);
  if (!viewer) throw loginRequired();
  return viewer;
}

export const loginRequired = (): Refusal => new Refusal(401, 'LOGIN_REQUIRED', en.errors.unauthorised);

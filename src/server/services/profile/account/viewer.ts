import type { Caller } from '../../../http/caller';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../services';

/**
 * The caller's seals in the anonymous tables. Each purpose has a separate seal, so that no row links a reader and an
 * author.
 */
export interface Viewer {
  readonly memberId: string;
  /** The seals of both aliases, to recognise the caller's content. */
  readonly aliasSeals: readonly string[];
  /** The author seals for company contributions, separate for each kind. */
  readonly contributionSeals: readonly string[];
  readonly followerSeal: string;
  /** The secret that seals each vote together with its target; never stored. */
  readonly voterKey: string;
}

export const PROFILE_TYPES = ['ANONYMOUS', 'DESIGNATION'] as const;

/** Each alias has a separate seal, so that a copy of the database does not link the aliases of a member. */
export const aliasSeal = (
  { seal }: Pick<Services, 'seal'>,
  type: (typeof PROFILE_TYPES)[number],
  memberId: string,
): string => seal(`face ${type}`, memberId);

export const voterKey = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('vote', memberId);

export const followerSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('follows', memberId);

const CONTRIBUTION_PURPOSES = ['review', 'interview', 'photos'] as const;

export const viewerOf = (
  services: Pick<Services, 'seal'>,
  caller: Pick<Caller, 'memberId'> | undefined,
): Viewer | undefined => caller && new MemberViewer(services, caller.memberId);

/** Makes each seal when it is read: most operations need one or two of the seven. */
class MemberViewer implements Viewer {
  readonly #services: Pick<Services, 'seal'>;
  readonly memberId: string;

  constructor(services: Pick<Services, 'seal'>, memberId: string) {
    this.#services = services;
    this.memberId = memberId;
  }

  get aliasSeals(): readonly string[] {
    return PROFILE_TYPES.map((type) => aliasSeal(this.#services, type, this.memberId));
  }

  get contributionSeals(): readonly string[] {
    return CONTRIBUTION_PURPOSES.map((purpose) => this.#services.seal(purpose, this.memberId));
  }

  get followerSeal(): string {
    return followerSeal(this.#services, this.memberId);
  }

  get voterKey(): string {
    return voterKey(this.#services, this.memberId);
  }
}

/** The viewer of a members-only operation; the contract's role check has already refused others. */
export function signedIn(services: Pick<Services, 'seal'>, caller: Caller | undefined): Viewer {
  const viewer = viewerOf(services, caller);
  if (!viewer) throw loginRequired();
  return viewer;
}

export const loginRequired = (): Refusal => new Refusal(401, 'LOGIN_REQUIRED');

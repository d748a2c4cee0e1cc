import type { Call } from '../shared/call';
import type { CareerType } from './career-status';

/** What the job portal knows of somebody's work, to fill in a form with. */
export interface PortalCareer {
  readonly type: CareerType;
  readonly organisation: string;
  readonly jobProfile: string | undefined;
  readonly departmentId: number | undefined;
  readonly industryId: number | undefined;
  readonly jobLocation: string | undefined;
}

/** Somebody's account at the job portal; before they agreed there is no more than that it exists. */
export interface PortalAccount {
  readonly exists: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly imageUrl: string | undefined;
  readonly linked: boolean;
  readonly career: PortalCareer | undefined;
}

/** Without a token it is the account somebody is known to have. */
export interface PortalLinkWish {
  readonly token?: string | undefined;
  readonly tokenType?: 'one_tap' | undefined;
  /** The secret behind the token's nonce. */
  readonly attempt?: string | undefined;
}

/** No message: it is linked. */
export interface PortalLinkAnswer {
  readonly message: string | undefined;
  readonly showPopup: boolean;
  readonly important: boolean;
}

export abstract class JobPortalAccountPort {
  abstract readPortalAccount(of?: undefined, call?: Call): Promise<PortalAccount>;
  abstract linkPortalAccount(wish: PortalLinkWish, call?: Call): Promise<PortalLinkAnswer>;
}

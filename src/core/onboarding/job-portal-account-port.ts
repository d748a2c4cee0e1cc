import type { Call } from '../shared/call';
import type { DepartmentId, IndustryId } from '../shared/ids';
import type { CareerType } from './career-status';

/** Work data from the job portal to prefill the form. */
export interface PortalCareer {
  readonly type: CareerType;
  readonly organisation: string;
  readonly jobProfile: string | undefined;
  readonly departmentId: DepartmentId | undefined;
  readonly industryId: IndustryId | undefined;
  readonly jobLocation: string | undefined;
}

/** A user's account at the job portal; before consent, only its existence is known. */
export interface PortalAccount {
  readonly exists: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly imageUrl: string | undefined;
  readonly linked: boolean;
  readonly career: PortalCareer | undefined;
}

/** Without a token, links the job portal account already known for the user. */
export interface PortalLinkInput {
  readonly token?: string | undefined;
  readonly tokenType?: 'one_tap' | undefined;
  /** The secret from which the token's nonce was made. */
  readonly attempt?: string | undefined;
}

/** Without a message, the account is linked. */
export interface PortalLinkAnswer {
  readonly code: 'PORTAL_NOT_ALLOWED' | 'PORTAL_ACCOUNT_UNKNOWN' | 'PORTAL_ACCOUNT_REFUSED' | undefined;
  readonly message: string | undefined;
  readonly showPopup: boolean;
  readonly important: boolean;
}

export abstract class JobPortalAccountPort {
  abstract readPortalAccount(input?: undefined, call?: Call): Promise<PortalAccount>;
  abstract linkPortalAccount(input: PortalLinkInput, call?: Call): Promise<PortalLinkAnswer>;
}

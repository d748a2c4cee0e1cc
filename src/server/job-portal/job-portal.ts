import type { CareerType, Verified } from '../../core/onboarding/career-status';
import type { Services } from '../services/services';

/** Employment according to the job portal, in its own terms and not those of our lists. */
export interface PortalWork {
  readonly type: CareerType;
  readonly organisation: string;
  readonly jobProfile: string | undefined;
  readonly department: string | undefined;
  readonly industry: string | undefined;
  readonly location: string | undefined;
  /** The portal's own verification; undefined where it only repeats the person's claim. */
  readonly verified: Verified | undefined;
}

export interface PortalPerson {
  /** The only part we store. */
  readonly seal: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly work: PortalWork | undefined;
}

export interface PortalAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** The job portal API we use, only for people who agreed. */
export interface JobPortal {
  /** Finds the account behind one of a member's stored seals. */
  readonly known: (seals: ReadonlySet<string>) => Promise<PortalPerson | undefined>;
  /** Registers and returns the account that a verified token was signed for. */
  readonly shown: (account: PortalAccount) => Promise<PortalPerson | undefined>;
}

export type OpenJobPortal = (services: Pick<Services, 'seal'>) => JobPortal;

export const accountSeal = ({ seal }: Pick<Services, 'seal'>, { issuer, subject }: PortalAccount): string =>
  seal('identity', `${issuer}\0${subject}`);

const anonymous = async (): Promise<undefined> => undefined;

export const noJobPortal: OpenJobPortal = () => ({ known: anonymous, shown: anonymous });

import type { CareerType, Verified } from '../../core/onboarding/career-status';
import type { Services } from '../services/services';

/** What the job portal says of somebody's work; the words are its own, not those of our lists. */
export interface PortalWork {
  readonly type: CareerType;
  readonly organisation: string;
  readonly jobProfile: string | undefined;
  readonly department: string | undefined;
  readonly industry: string | undefined;
  readonly location: string | undefined;
  /** How sure it is; undefined where it only repeats what it was told. */
  readonly verified: Verified | undefined;
}

/** An account at the job portal. */
export interface PortalPerson {
  /** All we keep of it. */
  readonly seal: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly work: PortalWork | undefined;
}

/** Whom the portal's tokens name. */
export interface PortalAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** The job portal as far as we ask it, and only of people who agreed. */
export interface JobPortal {
  /** The account behind one of the seals we keep of somebody. */
  readonly known: (seals: ReadonlySet<string>) => Promise<PortalPerson | undefined>;
  /** The account a checked token was signed for; from now on it is known. */
  readonly shown: (account: PortalAccount) => Promise<PortalPerson | undefined>;
}

export type OpenJobPortal = (services: Pick<Services, 'seal'>) => JobPortal;

export const accountSeal = ({ seal }: Pick<Services, 'seal'>, { issuer, subject }: PortalAccount): string =>
  seal('identity', `${issuer}\0${subject}`);

const nobody = async (): Promise<undefined> => undefined;

/** Where no job portal is connected nobody has an account there. */
export const noJobPortal: OpenJobPortal = () => ({ known: nobody, shown: nobody });

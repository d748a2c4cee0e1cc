import type { components, operations } from '../../../contracts/career';
import { inTransaction } from '../../db/in-transaction';
import { lockMember } from '../../db/lock-session';
import { requireFreshLogin } from '../../fresh-login';
import type { Handlers } from '../../http/handlers';
import { messageOf, Refusal } from '../../http/refusal';
import type { Identity } from '../../identity/identity';
import type { JobPortal, PortalAccount, PortalPerson } from '../../job-portal/job-portal';
import { readPreferences } from '../profile/account/preference-queries';
import { signedIn } from '../profile/account/viewer';
import { settle } from '../profile/career/settle-career';
import type { Services } from '../services';
import { takeBackProof } from './portal-proof';
import { hasAccount, knownSeals, listedAs, readLink, saveLink } from './portal-queries';

type Wire = components['schemas'];
type PortalHandlers = Pick<Handlers<operations>, 'readPortalAccount' | 'linkPortalAccount'>;

export interface PortalParts {
  readonly identity: Pick<Identity, 'verify'>;
  readonly portal: JobPortal;
}

/** Privacy: no page loads images from the portal, because the portal would learn of each visit. */
const PICTURE = '/art/kolam/visitor.svg';

export const portalHandlers = (services: Services, { identity, portal }: PortalParts): PortalHandlers => {
  const { db } = services;

  return {
    readPortalAccount: async ({ caller }) => {
      const { memberId } = signedIn(services, caller);
      // Privacy: the portal is not queried before consent, because the query alone would reveal the member to it.
      if (!(await readPreferences(db, memberId)).job_portal)
        return { status: 200, body: unreported(await hasAccount(db, memberId)) };
      const person = await portal.known(await knownSeals(db, memberId));
      if (!person) return { status: 200, body: unreported(await hasAccount(db, memberId)) };
      const linked = (await readLink(db, memberId)) === person.seal;
      return { status: 200, body: await presentAccount(services, person, linked) };
    },

    linkPortalAccount: async ({ body, caller, tokens }) => {
      const { memberId } = signedIn(services, caller);
      if (!(await readPreferences(db, memberId)).job_portal) return { status: 200, body: NOT_ALLOWED };
      const person =
        body.token === undefined
          ? await portal.known(await knownSeals(db, memberId))
          : await portal.shown(await tokenOwner(identity, { token: body.token, attempt: body.attempt }));
      const before = await readLink(db, memberId);
      if (person && before !== undefined && before !== person.seal)
        requireFreshLogin(services, memberId, tokens);
      const linked = person !== undefined && (await linkTo(services, memberId, person.seal));
      return { status: 200, body: linked ? LINKED : body.token === undefined ? UNKNOWN : REFUSED };
    },
  };
};

/** The account that is replaced may verify another member from now on, so it no longer verifies this one. */
async function linkTo(services: Services, memberId: string, accountSeal: string): Promise<boolean> {
  const outcome = await inTransaction(services.db, async (db) => {
    // Waits for a career that the account verifies at the same time, to take that back, too.
    await lockMember(db, memberId, 'change');
    const before = await readLink(db, memberId);
    if (!(await saveLink(db, memberId, accountSeal))) return 'taken';
    if (before === undefined || before === accountSeal) return 'linked';
    return (await takeBackProof({ ...services, db }, memberId)) ? 'taken back' : 'linked';
  });
  if (outcome === 'taken back') await settle(services, memberId);
  return outcome !== 'taken';
}

const LINKED: Wire['PortalLinkAnswer'] = { code: null, message: null, showPopup: false, important: false };
const NOT_ALLOWED = notLinked('PORTAL_NOT_ALLOWED', { important: true });
/** The portal's prompt can still identify the account. */
const UNKNOWN = notLinked('PORTAL_ACCOUNT_UNKNOWN', { showPopup: true });
/** Privacy: the same response whether the account does not exist or verifies another member. */
const REFUSED = notLinked('PORTAL_ACCOUNT_REFUSED', { important: true });

function notLinked(
  code: NonNullable<Wire['PortalLinkAnswer']['code']>,
  shown: Partial<Pick<Wire['PortalLinkAnswer'], 'showPopup' | 'important'>>,
): Wire['PortalLinkAnswer'] {
  return { code, message: messageOf(code), showPopup: false, important: false, ...shown };
}

/** The account for which a token was signed. A rejected token does not affect the session. */
async function tokenOwner(
  identity: PortalParts['identity'],
  { token, attempt }: { readonly token: string; readonly attempt: string | undefined },
): Promise<PortalAccount> {
  if (attempt === undefined) throw refused();
  return identity.verify('naukri', { token, attempt }).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 401 ? refused() : error;
  });
}

/** Before consent, and without an account, only this much is returned. */
const unreported = (exists: boolean): Wire['PortalAccount'] => ({
  userNaukriAccountExist: exists,
  firstName: null,
  lastName: null,
  email: null,
  naukriImage: null,
  linked: false,
  career: null,
});

async function presentAccount(
  { db }: Services,
  { firstName, lastName, email, work }: PortalPerson,
  linked: boolean,
): Promise<Wire['PortalAccount']> {
  const contribution = {
    userNaukriAccountExist: true,
    firstName,
    lastName,
    email,
    naukriImage: PICTURE,
    linked,
  };
  if (!linked || !work) return { ...contribution, career: null };
  const listed = await listedAs(db, work.department, work.industry);
  return {
    ...contribution,
    career: {
      type: work.type,
      organisation: work.organisation,
      jobProfile: work.jobProfile ?? null,
      departmentId: listed.department_id,
      industryId: listed.industry_id,
      jobLocation: work.location ?? null,
    },
  };
}

const refused = (): Refusal => new Refusal(422, 'PORTAL_TOKEN_REFUSED');

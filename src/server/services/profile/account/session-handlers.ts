import type { components, operations } from '../../../../contracts/account';
import { inTransaction } from '../../../db/in-transaction';
import type { Handlers } from '../../../http/handlers';
import { unpackAbout } from '../../../session-about';
import { deleteFamilies, findLogin, staySeconds } from '../../../sessions';
import { dropDevicesOf } from '../../notifications/device-queries';
import type { Services } from '../../services';
import { dayOf } from '../career/valid-experience';
import { type FamilyRow, listFamilies, otherFamilies, ownFamily } from './session-queries';
import { loginRequired, signedIn } from './viewer';

type SessionHandlers = Pick<Handlers<operations>, 'listSessions' | 'revokeSession' | 'revokeOtherSessions'>;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export const sessionHandlers = (services: Services): SessionHandlers => {
  const { db } = services;

  const end = async (ids: readonly string[]) => {
    if (ids.length > 0) {
      await inTransaction(db, (transaction) => deleteFamilies(transaction, ids));
      await dropDevicesOf(services, ids);
    }
    return { status: 204 } as const;
  };

  return {
    listSessions: async ({ caller, tokens }) => {
      const current = await findLogin(db, tokens);
      const families = await listFamilies(db, signedIn(services, caller).memberId, current ?? '');
      return { status: 200, body: families.map((family) => present(services, family, current)) };
    },

    revokeSession: async ({ path, caller }) =>
      end(await ownFamily(db, signedIn(services, caller).memberId, path.sessionId)),

    revokeOtherSessions: async ({ caller, tokens }) => {
      const current = await findLogin(db, tokens);
      // Another device ended this session meanwhile, so it may not end other sessions.
      if (current === undefined) throw loginRequired();
      return end(await otherFamilies(db, signedIn(services, caller).memberId, current));
    },
  };
};

/** Derives the last use from the session's expiry; returned only in coarse steps. */
function present(
  services: Services,
  { id, expires_at, about }: FamilyRow,
  current: string | undefined,
): components['schemas']['Session'] {
  const known = about === null ? undefined : unpackAbout(services, about);
  const lastUsed = expires_at.getTime() - staySeconds(services) * 1000;
  return {
    sessionId: id,
    isCurrent: id === current,
    browser: known?.browser ?? 'OTHER',
    system: known?.system ?? 'OTHER',
    loggedInOn: known?.isDayExact ? dayOf(new Date(known.day * DAY_MS)) : null,
    lastUsed: lastUsed > services.now().getTime() - WEEK_MS ? 'THIS_WEEK' : 'EARLIER',
  };
}

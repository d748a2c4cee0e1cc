import type { operations } from '../../../contracts/notification';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { refusedField } from '../../http/refusal';
import { findLogin, type Tokens } from '../../sessions';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { dropDevice, retryOptionalPart, saveDevice } from './device-queries';
import { boxSeal } from './notification-boxes';
import { mayPushTo, type PushConfig } from './push-config';
import { openBox } from './push-queries';
import { subscriptionIn } from './subscription';

type Devices = Pick<
  Handlers<operations>,
  'readPushKey' | 'registerDevice' | 'unregisterDevice' | 'checkPopup'
>;

const NOWHERE = { origins: [] };

export const deviceHandlers = (services: Services, push: PushConfig | undefined): Devices => ({
  readPushKey: () => ({ status: 200, body: { key: push?.publicKey ?? null } }),

  registerDevice: async ({ body: { token }, caller, tokens }) => {
    const { memberId } = signedIn(services, caller);
    const subscription = subscriptionIn(token);
    if (subscription && !mayPushTo(subscription.endpoint, push ?? NOWHERE)) throw unknownService();
    const box = await openBox(services, memberId);
    const isRegistered = await register(services, { memberId, box, token }, tokens);
    return { status: 200, body: { isRegistered } };
  },

  unregisterDevice: async ({ body: { token }, caller }) => {
    const { memberId } = signedIn(services, caller);
    await dropDevice(services.db, boxSeal(services, memberId), token);
    return { status: 200, body: { isRegistered: false } };
  },

  checkPopup: async ({ body: { popupType }, caller }) => {
    const { memberId } = signedIn(services, caller);
    const { shown, isDue } = await retryOptionalPart(
      services.db,
      boxSeal(services, memberId),
      popupType,
      services.now(),
    );
    return { status: 200, body: { showPopup: isDue, popupCount: shown } };
  },
});

/**
 * Looks for the login again instead of locking it: a lock stores the transaction's number on the session, and would link
 * the member to the device and its notices.
 */
async function register(
  services: Services,
  { memberId, box, token }: { readonly [key in 'memberId' | 'box' | 'token']: string },
  tokens: Partial<Tokens>,
): Promise<boolean> {
  const signIn = await findLogin(services.db, tokens);
  if (signIn === undefined) return false;
  await whileAccountExists(services.db, { memberId }, (db) =>
    saveDevice({ ...services, db }, { box, signIn }, token),
  );
  if ((await findLogin(services.db, tokens)) !== undefined) return true;
  // A login that ends later finds the device; this one may have ended before it was saved.
  await dropDevice(services.db, box, token);
  return false;
}

const unknownService = () => refusedField('UNKNOWN_PUSH_SERVICE', 'token');

import type { operations } from '../../../contracts/notification';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { refusedField } from '../../http/refusal';
import { lockLogin } from '../../sessions';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { dropDevice, retryOptionalPart, saveDevice } from './device-queries';
import { boxSeal, recipientSeals } from './notification-boxes';
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
    const box = boxSeal(services, memberId);
    await openBox(services, box, recipientSeals(services, memberId));
    const isRegistered = await inTransaction(services.db, async (db) => {
      const signIn = await lockLogin(db, tokens);
      // The session ended in the meantime.
      if (signIn === undefined) return false;
      await saveDevice({ ...services, db }, { box, signIn }, token);
      return true;
    });
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

const unknownService = () => refusedField('UNKNOWN_PUSH_SERVICE', 'token');

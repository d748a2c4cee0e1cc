import type { components, operations } from '../../../../contracts/account';
import type { Caller } from '../../../http/caller';
import type { Handlers } from '../../../http/handlers';
import { setEmailAddress } from '../../notifications/set-email-address';
import type { Services } from '../../services';
import { feedbackKey, readFeedback, saveFeedback } from './feedback';
import { readPreferences, type StoredPreferences, savePreferences } from './preference-queries';
import { signedIn } from './viewer';

type Wire = components['schemas'];
type PreferenceHandlers = Pick<
  Handlers<operations>,
  | 'readPreferences'
  | 'savePreferences'
  | 'subscribe'
  | 'unsubscribe'
  | 'readMessagePreferences'
  | 'saveMessagePreferences'
  | 'readJobPortalConsent'
  | 'saveJobPortalConsent'
  | 'listFeedback'
  | 'sendFeedback'
>;

export const preferenceHandlers = (services: Services): PreferenceHandlers => {
  const { db } = services;
  const me = (caller: Caller | undefined) => signedIn(services, caller).memberId;
  const read = (caller: Caller | undefined) => readPreferences(db, me(caller));
  const write = async (caller: Caller | undefined, change: Parameters<typeof savePreferences>[2]) => {
    await savePreferences(db, me(caller), change);
    return read(caller);
  };
  const byEmail = async (caller: Caller | undefined, { kind }: Wire['KindChoice'], wanted: boolean) => {
    const { email } = await setEmailAddress(services, me(caller), kind, wanted);
    return ok({ kind, email });
  };

  return {
    readPreferences: async ({ caller }) => ok({ analytics: (await read(caller)).analytics }),
    savePreferences: async ({ body, caller }) =>
      ok({ analytics: (await write(caller, { analytics: body.analytics })).analytics }),
    subscribe: ({ body, caller }) => byEmail(caller, body, true),
    unsubscribe: ({ body, caller }) => byEmail(caller, body, false),
    readMessagePreferences: async ({ caller }) => ok(presentMessages(await read(caller))),
    saveMessagePreferences: async ({ body, caller }) =>
      ok(
        presentMessages(
          await write(caller, {
            allow_from: body.allowFrom,
            read_receipts: body.readReceipts,
            designation_read_receipts: body.designationReadReceipts,
          }),
        ),
      ),
    readJobPortalConsent: async ({ caller }) => ok({ consented: (await read(caller)).job_portal }),
    saveJobPortalConsent: async ({ body, caller }) =>
      ok({ consented: (await write(caller, { job_portal: body.consented })).job_portal }),
    listFeedback: async ({ caller }) => ok(await readFeedback(services, feedbackKey(services, me(caller)))),
    sendFeedback: async ({ body, caller }) => {
      await saveFeedback(services, feedbackKey(services, me(caller)), body);
      return ok(body);
    },
  };
};

const ok = <Body>(body: Body) => ({ status: 200, body }) as const;

const presentMessages = (preferences: StoredPreferences): Wire['MessagePreferences'] => ({
  allowFrom: preferences.allow_from,
  readReceipts: preferences.read_receipts,
  designationReadReceipts: preferences.designation_read_receipts,
});

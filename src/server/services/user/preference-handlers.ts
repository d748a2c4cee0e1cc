import type { components, operations } from '../../../contracts/account';
import type { TopicRow } from '../../db/profile-tables';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';
import {
  keepFeedback,
  readFeedback,
  readWishes,
  saveWishes,
  type Wishes,
  withTopics,
} from './preference-queries';
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

/** What members want to hear of, who may write to them, and what they tell us. */
export const preferenceHandlers = (services: Services): PreferenceHandlers => {
  const { db } = services;
  const me = (caller: Caller | undefined) => signedIn(services, caller).memberId;
  const read = (caller: Caller | undefined) => readWishes(db, me(caller));
  const write = async (caller: Caller | undefined, change: Parameters<typeof saveWishes>[2]) => {
    await saveWishes(db, me(caller), change);
    return read(caller);
  };
  const byEmail = async (caller: Caller | undefined, { topic }: Wire['TopicChoice'], email: boolean) => {
    const { topics } = await read(caller);
    const said = topics.flatMap((row) => (row.topic === topic ? { ...row, email } : []));
    return ok(presentTopics(await write(caller, { topics: text(withTopics(topics, said)) })));
  };

  return {
    readPreferences: async ({ caller }) => ok(presentTopics(await read(caller))),
    savePreferences: async ({ body, caller }) => {
      const { topics } = await read(caller);
      const change = { topics: text(withTopics(topics, body.topics)), analytics: body.analytics };
      return ok(presentTopics(await write(caller, change)));
    },
    subscribe: ({ body, caller }) => byEmail(caller, body, true),
    unsubscribe: ({ body, caller }) => byEmail(caller, body, false),
    readMessagePreferences: async ({ caller }) => ok(presentMessages(await read(caller))),
    saveMessagePreferences: async ({ body, caller }) =>
      ok(
        presentMessages(
          await write(caller, { allow_from: body.allowFrom, read_receipts: body.readReceipts }),
        ),
      ),
    readJobPortalConsent: async ({ caller }) => ok({ consented: (await read(caller)).job_portal }),
    saveJobPortalConsent: async ({ body, caller }) =>
      ok({ consented: (await write(caller, { job_portal: body.consented })).job_portal }),
    listFeedback: async ({ caller }) => ok(await readFeedback(db, me(caller))),
    sendFeedback: async ({ body, caller }) => {
      await keepFeedback(db, me(caller), body);
      return ok(body);
    },
  };
};

const ok = <Body>(body: Body) => ({ status: 200, body }) as const;
const text = (topics: readonly TopicRow[]): string => JSON.stringify(topics);

const presentTopics = ({ topics, analytics }: Wishes): Wire['Preferences'] => ({ topics, analytics });

const presentMessages = (wishes: Wishes): Wire['MessagePreferences'] => ({
  allowFrom: wishes.allow_from,
  readReceipts: wishes.read_receipts,
});

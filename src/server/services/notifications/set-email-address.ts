import type { Kind } from '../../../core/notifications/notification';
import type { KindPreference } from '../../../core/notifications/notification-preferences-port';
import { preferenceFor } from '../../../core/notifications/push-rules';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { boxSeal, recipientSeals } from './notification-boxes';
import { openBox, readNoticePreferences, saveNoticePreferences } from './push-queries';

/** Turns emails for one kind on or off in the member's notification preferences. */
export async function setEmailAddress(
  services: Services,
  memberId: string,
  kind: Kind,
  wanted: boolean,
): Promise<KindPreference> {
  const box = boxSeal(services, memberId);
  await openBox(services, box, recipientSeals(services, memberId));
  return inTransaction(services.db, async (db) => {
    const preferences = await readNoticePreferences(db, box);
    const known = preferenceFor(preferences, kind);
    const email = !wanted ? 'OFF' : known.email === 'OFF' ? 'DIGEST' : known.email;
    const kindPreference: KindPreference = { ...known, email };
    const kinds = preferences.kinds.map((item) => (item.kind === kind ? kindPreference : item));
    await saveNoticePreferences(db, box, { ...preferences, kinds });
    return kindPreference;
  });
}

import type { Kind } from '../../../core/notifications/notification';
import type { KindPreference } from '../../../core/notifications/notification-preferences-port';
import { preferenceFor } from '../../../core/notifications/push-rules';
import { whileAccountExists } from '../../http/during-account';
import type { Services } from '../services';
import { changeNoticePreferences, openBox } from './push-queries';

/** Turns emails for one kind on or off in the member's notification preferences. */
export async function setEmailAddress(
  services: Services,
  memberId: string,
  kind: Kind,
  wanted: boolean,
): Promise<KindPreference> {
  const box = await openBox(services, memberId);
  const emailOf = ({ email }: KindPreference) => (!wanted ? 'OFF' : email === 'OFF' ? 'DIGEST' : email);
  const changed = await whileAccountExists(services.db, { memberId }, (db) =>
    changeNoticePreferences(db, box, (before) => ({
      ...before,
      kinds: before.kinds.map((item) => (item.kind === kind ? { ...item, email: emailOf(item) } : item)),
    })),
  );
  return preferenceFor(changed, kind);
}

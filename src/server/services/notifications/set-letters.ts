import type { KindWish } from '../../../core/notifications/notice-wishes-port';
import type { Kind } from '../../../core/notifications/notification';
import { wishFor } from '../../../core/notifications/push-rules';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { boxSeal, recipientSeals } from './boxes';
import { keepNoticeWishes, openBox, readNoticeWishes } from './push-queries';

/** Turns emails for one kind on or off in the member's notification preferences. */
export async function setLetters(
  services: Services,
  memberId: string,
  kind: Kind,
  wanted: boolean,
): Promise<KindWish> {
  const box = boxSeal(services, memberId);
  await openBox(services, box, recipientSeals(services, memberId));
  return inTransaction(services.db, async (db) => {
    const wishes = await readNoticeWishes(db, box);
    const known = wishFor(wishes, kind);
    const email = !wanted ? 'OFF' : known.email === 'OFF' ? 'DIGEST' : known.email;
    const wish: KindWish = { ...known, email };
    const kinds = wishes.kinds.map((one) => (one.kind === kind ? wish : one));
    await keepNoticeWishes(db, box, { ...wishes, kinds });
    return wish;
  });
}

import { REPORTS_TO_HOLD } from '../../../core/moderation/rules';
import { inTransaction } from '../../db/in-transaction';
import { sendNotification } from '../notifications/notify';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { logChange } from '../trust/log-contributions';
import { lockModerated, type ModeratedItem, setShown, unreadReports } from './decision-queries';

type Written = ModeratedItem & { readonly resourceType: 'POST' | 'COMMENT' };

export const holdReported = (services: Services, written: Written, viewer: Viewer): Promise<void> =>
  inTransaction(services.db, async (transaction) => {
    const isReported = async () => (await unreadReports(transaction, written)) >= REPORTS_TO_HOLD;
    if (!(await isReported())) return;
    const moderated = await lockModerated(transaction, written, viewer);
    // A moderator may have decided about these reports before the lock.
    if (moderated?.status !== 'LIVE' || !(await isReported())) return;
    await setShown(transaction, written, moderated, { holdReason: 'REPORTED', today: services.now() });
    await logChange(transaction, { type: written.resourceType, id: written.resourceId }, services.now());
    await sendNotification(services, transaction, {
      kind: 'moderated',
      outcome: 'HELD',
      ...written,
    });
  });

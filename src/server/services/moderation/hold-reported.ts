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
    if ((await unreadReports(transaction, written)) < REPORTS_TO_HOLD) return;
    const moderated = await lockModerated(transaction, written, viewer);
    if (moderated?.status !== 'LIVE') return;
    await setShown(transaction, written, moderated, { holdReason: 'REPORTED', today: services.now() });
    await logChange(transaction, { type: written.resourceType, id: written.resourceId }, services.now());
    await sendNotification(services, transaction, {
      kind: 'moderated',
      outcome: 'HELD',
      ...written,
    });
  });

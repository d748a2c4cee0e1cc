import { REPORTS_TO_HOLD } from '../../../core/moderation/rules';
import { inTransaction } from '../../db/in-transaction';
import { tell } from '../notifications/tell';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { lockJudged, setShown, type Thing, unreadReports } from './decision-queries';

type Written = Thing & { readonly resourceType: 'POST' | 'COMMENT' };

export const holdReported = (services: Services, thing: Written, viewer: Viewer): Promise<void> =>
  inTransaction(services.db, async (transaction) => {
    if ((await unreadReports(transaction, thing)) < REPORTS_TO_HOLD) return;
    const judged = await lockJudged(transaction, thing, viewer);
    if (judged?.status !== 'LIVE') return;
    await setShown(transaction, thing, judged, { heldFor: 'REPORTED', today: services.now() });
    await tell(services, transaction, { kind: 'judged', ...thing });
  });

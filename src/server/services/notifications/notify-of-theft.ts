import { THEFT_NOTICE } from '../../../core/notifications/texts';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { sendNotification } from './notify';

export const notifyOfTheft = (services: Services, memberId: string): Promise<void> =>
  inTransaction(services.db, (db) =>
    sendNotification(services, db, { kind: 'for member', memberId, variant: 'system', text: THEFT_NOTICE }),
  );

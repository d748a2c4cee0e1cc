import { inTransaction } from '../../db/in-transaction';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { sendNotification } from './notify';

const { en, hi } = serverTexts;
const TEXT = { ...en.outside.theft, cta: '/session', hi: hi.outside.theft };

export const notifyOfTheft = (services: Services, memberId: string): Promise<void> =>
  inTransaction(services.db, (db) =>
    sendNotification(services, db, { kind: 'for member', memberId, variant: 'system', text: TEXT }),
  );

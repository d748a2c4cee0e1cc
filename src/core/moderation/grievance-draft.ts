import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import { type GrievanceTexts, NO_GRIEVANCE } from './grievance-form';

/** A request whose response has not arrived, with its idempotency key. */
interface SentGrievance {
  readonly message: string;
  readonly key: string;
}

interface UnsentGrievance extends GrievanceTexts {
  readonly sent: SentGrievance;
}

export const NOT_SENT: SentGrievance = { message: '', key: '' };

export class GrievanceDraft extends FormDraft<UnsentGrievance> {
  constructor(storage: Storage, key: 'grievance' | 'summons') {
    super(storage, {
      key,
      empty: { ...NO_GRIEVANCE, sent: NOT_SENT },
      added: { sent: NOT_SENT },
    });
  }
}

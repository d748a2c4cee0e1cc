import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import { type GrievanceTexts, NO_GRIEVANCE } from './grievance-form';

export class GrievanceDraft extends FormDraft<GrievanceTexts> {
  constructor(storage: Storage) {
    super(storage, { key: 'grievance', empty: NO_GRIEVANCE });
  }
}

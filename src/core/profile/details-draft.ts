import { type DraftedForm, FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import type { BasicDetailsChoice } from './basic-details-port';

/** Names only the field that every choice has; the others may be undefined. */
const DETAILS_FORM = { key: 'details', empty: { name: '' } } as DraftedForm<BasicDetailsChoice>;

export class DetailsDraft extends FormDraft<BasicDetailsChoice> {
  constructor(storage: Storage) {
    super(storage, DETAILS_FORM);
  }
}

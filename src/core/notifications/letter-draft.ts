import { type DraftedForm, FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';

export interface LetterTexts {
  readonly address: string;
}

export const LETTER_FORM: DraftedForm<LetterTexts> = { key: 'letter-address', empty: { address: '' } };

export class LetterDraft extends FormDraft<LetterTexts> {
  constructor(storage: Storage) {
    super(storage, LETTER_FORM);
  }
}

import { type DraftedForm, FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';

export interface EmailAddressTexts {
  readonly address: string;
}

export const EMAIL_FORM: DraftedForm<EmailAddressTexts> = { key: 'letter-address', empty: { address: '' } };

export class EmailAddressDraft extends FormDraft<EmailAddressTexts> {
  constructor(storage: Storage) {
    super(storage, EMAIL_FORM);
  }
}

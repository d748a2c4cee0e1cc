import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';

/** The address to verify, stored in the tab only while its owner logs in again. */
export class EmailDraft extends FormDraft<{ readonly email: string }> {
  constructor(storage: Storage) {
    super(storage, { key: 'emailToVerify', empty: { email: '' } });
  }
}

import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import type { DeletionChoice } from './account-ending-port';

/** The choices for the account deletion, stored while the member logs in again. */
export interface DeletionChoices {
  readonly choices: readonly DeletionChoice[];
}

export class DeletionDraft extends FormDraft<DeletionChoices> {
  constructor(storage: Storage) {
    super(storage, { key: 'accountDeletion', empty: { choices: [] } });
  }
}

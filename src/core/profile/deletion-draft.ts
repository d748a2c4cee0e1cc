import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import type { FateOfKind } from './account-ending-port';

/** The choices for the account deletion, stored while the member logs in again. */
export interface DeletionChoices {
  readonly choices: readonly FateOfKind[];
}

export class DeletionDraft extends FormDraft<DeletionChoices> {
  constructor(storage: Storage) {
    super(storage, { key: 'accountDeletion', empty: { choices: [] } });
  }
}

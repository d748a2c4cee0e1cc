import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import type { FateOfKind } from './account-ending-port';

/** What a member has chosen for the deletion of the account, while they log in again. */
export interface DeletionChoices {
  readonly choices: readonly FateOfKind[];
}

export class DeletionDraft extends FormDraft<DeletionChoices> {
  constructor(storage: Storage) {
    super(storage, { key: 'accountDeletion', empty: { choices: [] } });
  }
}

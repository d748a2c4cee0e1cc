import { FormDraft } from '../contribute/form-draft';
import type { CurrentSession } from '../session/current-session';
import { DeviceOwner } from '../session/device-owner';
import type { Cookies } from '../shared/cookies';
import type { TabStorage } from '../shell/tab-storage';
import type { FateOfKind } from './account-ending-port';

/** What a member has chosen for the deletion of the account, while they log in again. */
export interface DeletionChoices {
  readonly choices: readonly FateOfKind[];
}

export class DeletionDraft extends FormDraft<DeletionChoices> {
  constructor(storage: TabStorage, current: CurrentSession, cookies: Pick<Cookies, 'read'>) {
    super(storage, new DeviceOwner(current, cookies), { key: 'accountDeletion', empty: { choices: [] } });
  }
}

import { FormDraft } from '../contribute/form-draft';
import type { CurrentSession } from '../session/current-session';
import { DeviceOwner } from '../session/device-owner';
import type { Cookies } from '../shared/cookies';
import type { TabStorage } from '../shell/tab-storage';

/** The address to verify, stored in the tab only while its owner logs in again. */
export class EmailDraft extends FormDraft<{ readonly email: string }> {
  constructor(storage: TabStorage, current: CurrentSession, cookies: Pick<Cookies, 'read'>) {
    super(storage, new DeviceOwner(current, cookies), { key: 'emailToVerify', empty: { email: '' } });
  }
}

import { type DraftedForm, FormDraft } from '../contribute/form-draft';
import type { CurrentSession } from '../session/current-session';
import { DeviceOwner } from '../session/device-owner';
import type { Cookies } from '../shared/cookies';
import type { TabStorage } from '../shell/tab-storage';

export interface LetterTexts {
  readonly address: string;
}

export const LETTER_FORM: DraftedForm<LetterTexts> = { key: 'letter-address', empty: { address: '' } };

/** An address for letters that is typed and not asked for yet. */
export class LetterDraft extends FormDraft<LetterTexts> {
  constructor(storage: TabStorage, current: CurrentSession, cookies: Pick<Cookies, 'read'>) {
    super(storage, new DeviceOwner(current, cookies), LETTER_FORM);
  }
}

import type { MemberKey } from '../login/member-key';
import type { Storage } from '../shared/storage';
import type { TabStorage } from '../shell/tab-storage';
import { FormStorage } from './form-storage';
import { MemberStorage } from './member-storage';
import type { TextCipher } from './text-cipher';

/** Encrypted storage for everything a member types, searches for or saves, in separate areas. */
export class MemberTexts {
  readonly drafts: MemberStorage;
  readonly saved: MemberStorage;
  readonly views: MemberStorage;
  readonly searches: MemberStorage;
  /** Session storage: deleted when the tab closes. */
  readonly messages: MemberStorage;
  readonly forms: FormStorage;

  constructor(storage: Storage, tab: TabStorage, key: Pick<MemberKey, 'value'>, cipher: TextCipher) {
    const area = (name: string, inside: Storage) => new MemberStorage(name, inside, key, cipher);
    this.drafts = area('drafts', storage);
    this.saved = area('savedPosts', storage);
    this.views = area('views', storage);
    this.searches = area('searches', storage);
    this.messages = area('messages', tab);
    this.forms = new FormStorage(area('forms', tab), tab);
  }
}

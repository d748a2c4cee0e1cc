import { ContainerModule } from 'inversify';
import { chachaCipher } from '../../../adapters/browser/chacha-cipher';
import { Drafts } from '../../../core/composer/drafts';
import { MemberTexts } from '../../../core/composer/member-texts';
import { CurrentSession } from '../../../core/login/current-session';
import { MemberKey } from '../../../core/login/member-key';
import { Cookies } from '../../../core/shared/cookies';
import { Storage } from '../../../core/shared/storage';
import { TabStorage } from '../../../core/shell/tab-storage';

/** Loaded by screens, the shell and the outbox, in any order; only the first load binds. */
export const draftsModule = new ContainerModule(({ bind, isBound }) => {
  if (isBound(MemberTexts)) return;
  bind(MemberTexts).toResolvedValue(
    (storage, tab, current, cookies) =>
      new MemberTexts(storage, tab, new MemberKey(current, cookies), chachaCipher),
    [Storage, TabStorage, CurrentSession, Cookies],
  );
  bind(Drafts).toResolvedValue((texts) => new Drafts(texts.drafts), [MemberTexts]);
});

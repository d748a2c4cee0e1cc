import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Drafts, NEW_POST } from '../../core/composer/drafts';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useStore } from '../use-store';

/** Looks for a saved draft whenever the dialog closes or a member logs in. */
export const SavedDraftCheck = observer(function DraftKeeper() {
  const drafts = useStore(Drafts);
  const shell = useStore(ShellStore);
  const { signedIn } = useStore(SessionStore);
  const isWriting = shell.overlay === 'post';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a member has drafts.
  useEffect(() => {
    if (!isWriting) shell.findDraft(drafts.read(NEW_POST) !== '');
  }, [drafts, shell, signedIn, isWriting]);
  return undefined;
});

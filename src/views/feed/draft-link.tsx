import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NEW_POST } from '../../core/drafts/drafts';
import { railWords } from '../../core/feed/rail-words';
import { SessionStore } from '../../stores/session-store';
import { ShellStore } from '../../stores/shell-store';
import { useDrafts } from '../composer/use-drafts';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './rail-link.module.css';

/** The way back to the post one has begun on this device, while it is not being written. */
export const DraftLink = observer(function DraftLink() {
  const drafts = useDrafts();
  const shell = useStore(ShellStore);
  const { session } = useStore(SessionStore);
  const [kept, setKept] = useState(false);
  const writing = shell.overlay === 'post';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person on this device has drafts of their own.
  useEffect(() => {
    if (!writing) setKept(drafts.read(NEW_POST) !== '');
  }, [drafts, session, writing]);
  if (!kept) return undefined;
  return (
    <button type="button" className={css.link} onClick={() => shell.open('post')}>
      <Icon name="file-text" />
      <span className={css.label}>{railWords.nav.draft}</span>
    </button>
  );
});

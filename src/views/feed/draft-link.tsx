import { observer } from 'mobx-react-lite';
import { railText } from '../../core/feed/rail-text';
import { ShellStore } from '../../stores/shell/shell-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './rail-link.module.css';

export const DraftLink = observer(function DraftLink() {
  const shell = useStore(ShellStore);
  if (!shell.hasDraft) return undefined;
  return (
    <button type="button" className={css.link} onClick={() => shell.open('post')}>
      <Icon name="file-text" />
      <span className={css.label}>{railText.nav.draft}</span>
    </button>
  );
});

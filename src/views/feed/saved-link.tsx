import { observer } from 'mobx-react-lite';
import { savedText } from '../../core/posts/saved-text';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';

/** Hidden from visitors, because saving needs a login. */
export const SavedLink = observer(function SavedLink({
  className,
}: {
  readonly className: string | undefined;
}) {
  const shell = useStore(ShellStore);
  const { signedIn } = useStore(SessionStore);
  if (!signedIn) return undefined;
  return (
    <button type="button" className={className} onClick={() => shell.open('saved')}>
      <Icon name="bookmark" />
      <span>{savedText.title}</span>
    </button>
  );
});

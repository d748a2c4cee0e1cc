import { observer } from 'mobx-react-lite';
import { pathTo } from '../../core/shell/screens';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { useDeferredText } from '../shared/use-deferred-text';
import { useMessages } from '../shared/use-messages';
import { useStore } from '../use-store';
import css from './drawer.module.css';

export const DrawerAccount = observer(function DrawerAccount() {
  const text = useDeferredText();
  const { login } = useMessages();
  const shell = useStore(ShellStore);
  const requirement = useStore(LoginPromptStore);
  const { profile } = useStore(SessionStore).session;
  if (profile) {
    return (
      <Anchor className={css.account} href={pathTo('profile')} onClick={shell.close}>
        <Avatar url={profile.avatarUrl} size="lg" />
        <span>
          <b>
            <bdi>{profile.userName}</bdi>
          </b>
          <small className={css.bio}>{profile.bio}</small>
        </span>
      </Anchor>
    );
  }
  return (
    <div className={css.join}>
      <p>{text.prompt.text}</p>
      <Button
        look="gold"
        onClick={() => {
          shell.close();
          requirement.open('login');
        }}
      >
        {login}
      </Button>
    </div>
  );
});

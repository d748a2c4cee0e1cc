import { observer } from 'mobx-react-lite';
import { pathTo } from '../../core/shell/screens';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { useLaterWords } from '../shared/use-later-words';
import { useWords } from '../shared/use-words';
import { useStore } from '../use-store';
import css from './drawer.module.css';

export const DrawerAccount = observer(function DrawerAccount() {
  const words = useLaterWords();
  const { login } = useWords();
  const shell = useStore(ShellStore);
  const gate = useStore(GateStore);
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
      <p>{words.prompt.text}</p>
      <Button
        look="gold"
        onClick={() => {
          shell.close();
          gate.open('login');
        }}
      >
        {login}
      </Button>
    </div>
  );
});

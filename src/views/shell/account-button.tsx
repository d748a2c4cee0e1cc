import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Avatar } from '../kit/avatar';
import { IconButton } from '../kit/icon-button';
import { useWords } from '../shared/use-words';
import { useStore } from '../use-store';
import css from './site-header.module.css';

export const AccountButton = observer(function AccountButton() {
  const words = useWords();
  const shell = useStore(ShellStore);
  const gate = useStore(GateStore);
  const { profile } = useStore(SessionStore).session;
  const { pathname } = useLocation();
  const openMenu = () => shell.open('drawer');
  if (profile) {
    return (
      <button
        type="button"
        className={css.account}
        aria-label={words.account(profile.userName)}
        onClick={openMenu}
      >
        <Avatar url={profile.avatarUrl} size="sm" />
      </button>
    );
  }
  return (
    <>
      <a
        className={css.login}
        href={`${pathname}?showLoginModal=header`}
        onClick={(event) => {
          event.preventDefault();
          gate.open('login');
        }}
      >
        {words.login}
      </a>
      <IconButton icon="menu" label={words.menu} onClick={openMenu} />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Avatar } from '../kit/avatar';
import { IconButton } from '../kit/icon-button';
import { useMessages } from '../shared/use-messages';
import { useStore } from '../use-store';
import css from './site-header.module.css';

export const AccountButton = observer(function AccountButton() {
  const text = useMessages();
  const shell = useStore(ShellStore);
  const requirement = useStore(LoginPromptStore);
  const { profile } = useStore(SessionStore).session;
  const { pathname } = useLocation();
  const openMenu = () => shell.open('drawer');
  if (profile) {
    return (
      <button
        type="button"
        className={css.account}
        aria-label={text.account(profile.userName)}
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
          requirement.open('login');
        }}
      >
        {text.login}
      </a>
      <IconButton icon="menu" label={text.menu} onClick={openMenu} />
    </>
  );
});

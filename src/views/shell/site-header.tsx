import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { pathTo } from '../../core/shell/first-screens';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { Logo } from '../kit/logo';
import { useMessages } from '../shared/use-messages';
import { useStore } from '../use-store';
import { AccountButton } from './account-button';
import css from './site-header.module.css';

export const SiteHeader = observer(function SiteHeader() {
  const text = useMessages();
  const shell = useStore(ShellStore);
  const session = useStore(SessionStore);
  const unread = session.session.profile?.unread;
  const { chats = unread?.messages ?? 0, bell = unread?.notifications ?? 0 } = shell;
  // Opens a dialog instead of the link's page when scripts run.
  const opening = (overlay: 'search' | 'compose' | 'notifications') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shell.open(overlay);
  };
  // Narrow windows have no space for the list next to the page.
  const openBeside = (event: MouseEvent) => {
    if (matchMedia('(width > 768px)').matches) opening('notifications')(event);
  };
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Anchor className={css.brand} href={pathTo('home')} aria-label={text.home}>
          <Logo height={26} />
          <span className={css.wordmark} />
        </Anchor>
        <Anchor className={css.search} href={pathTo('search', {})} onClick={opening('search')}>
          <Icon name="search" />
          <span className={css.hint}>{text.search.hint}</span>
          <span className={css.key} aria-hidden="true">
            /
          </span>
        </Anchor>
        <div className={css.actions}>
          <Button
            look="gold"
            icon="pencil"
            className={css.wideOnly}
            href={pathTo('contribute-review')}
            onClick={opening('compose')}
          >
            {text.write}
          </Button>
          <IconButton
            className={css.narrowOnly}
            icon="search"
            label={text.search.label}
            href={pathTo('search', {})}
            onClick={opening('search')}
          />
          {session.signedIn && (
            <>
              <IconButton
                icon="message-circle"
                label={text.chats(chats)}
                badge={chats}
                href={pathTo('messages')}
              />
              <IconButton
                icon="bell"
                label={text.notifications(bell)}
                badge={bell}
                href={pathTo('notifications')}
                onClick={openBeside}
              />
            </>
          )}
          <AccountButton />
        </div>
      </div>
    </header>
  );
});

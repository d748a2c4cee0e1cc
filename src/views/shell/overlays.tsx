import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { type Overlay, ShellStore } from '../../stores/shell/shell-store';
import { lazyPart } from '../shared/lazy-part';
import { useFailureReport } from '../shared/use-failure-report';
import { useStore } from '../use-store';

const Drawer = lazyPart(() => import(/* webpackChunkName: "drawer" */ './drawer'));
const SearchDialog = lazyPart(() => import(/* webpackChunkName: "search-dialog" */ './search-dialog'));
const KeysDialog = lazyPart(() => import(/* webpackChunkName: "keys-dialog" */ './keys-dialog'));
const ComposeSheet = lazyPart(() => import(/* webpackChunkName: "compose-sheet" */ './compose-sheet'));
const LoginPromptDialog = lazyPart(
  () => import(/* webpackChunkName: "login-prompt-dialog" */ './login-prompt-dialog'),
);

const Onboarding = lazyPart(
  () => import(/* webpackChunkName: "onboarding" */ '../onboarding/onboarding-part'),
);

const Composer = lazyPart(() => import(/* webpackChunkName: "composer" */ '../composer/composer-part'));

const NotificationPanel = lazyPart(
  () => import(/* webpackChunkName: "notifications" */ '../notifications/notification-panel'),
);

const Saved = lazyPart(() => import(/* webpackChunkName: "saved" */ '../feed/saved-dialog'));

const Outbox = lazyPart(() => import(/* webpackChunkName: "outbox" */ '../composer/outbox-dialog'));

/** The overlays. Each loads when first opened, and stays mounted for its closing animation. */
export const Overlays = observer(function Overlays() {
  const shell = useStore(ShellStore);
  const requirement = useStore(LoginPromptStore);
  const [opened, forgetOpened] = useOpenedOverlays(shell.overlay);
  const [loginPromptOpened, forgetLoginPrompt] = useOpenedOverlays(
    requirement.current && (requirement.current.loginPrompt === 'login' ? 'gate' : 'onboarding'),
  );
  const listener = useFailureReport();
  const failed = (error: unknown) => {
    shell.close();
    requirement.close();
    forgetOpened();
    forgetLoginPrompt();
    listener(error);
  };
  return (
    <>
      <Drawer show={opened.has('drawer')} onFailed={failed} />
      <SearchDialog show={opened.has('search')} onFailed={failed} />
      <KeysDialog show={opened.has('keys')} onFailed={failed} />
      <ComposeSheet show={opened.has('compose')} onFailed={failed} />
      <Composer show={opened.has('post')} onFailed={failed} />
      <NotificationPanel show={opened.has('notifications')} onFailed={failed} />
      <Saved show={opened.has('saved')} onFailed={failed} />
      <Outbox show={opened.has('outbox')} onFailed={failed} />
      <LoginPromptDialog show={loginPromptOpened.has('gate')} onFailed={failed} />
      <Onboarding show={loginPromptOpened.has('onboarding')} onFailed={failed} />
    </>
  );
});

type Opened = Overlay | 'gate' | 'onboarding';

/** The overlays opened so far. A failed one is removed, so that it can be opened again. */
function useOpenedOverlays(now: Opened | undefined): [opened: ReadonlySet<Opened>, forget: () => void] {
  const [opened, setOpened] = useState<ReadonlySet<Opened>>(new Set());
  useEffect(() => {
    if (now) setOpened((before) => (before.has(now) ? before : new Set([...before, now])));
  }, [now]);
  return [opened, () => setOpened(new Set())];
}

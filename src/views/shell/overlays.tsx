import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { GateStore } from '../../stores/login/gate-store';
import { type Overlay, ShellStore } from '../../stores/shell/shell-store';
import { lazyPart } from '../shared/lazy-part';
import { useTelling } from '../shared/use-telling';
import { useStore } from '../use-store';

const Drawer = lazyPart(() => import(/* webpackChunkName: "drawer" */ './drawer'));
const SearchDialog = lazyPart(() => import(/* webpackChunkName: "search-dialog" */ './search-dialog'));
const KeysDialog = lazyPart(() => import(/* webpackChunkName: "keys-dialog" */ './keys-dialog'));
const ComposeSheet = lazyPart(() => import(/* webpackChunkName: "compose-sheet" */ './compose-sheet'));
const GateDialog = lazyPart(() => import(/* webpackChunkName: "gate-dialog" */ './gate-dialog'));

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
  const gate = useStore(GateStore);
  const [opened, forgetOpened] = useOpened(shell.overlay);
  const [gateOpened, forgetGate] = useOpened(
    gate.current && (gate.current.gate === 'login' ? 'gate' : 'onboarding'),
  );
  const tell = useTelling();
  const failed = (error: unknown) => {
    shell.close();
    gate.close();
    forgetOpened();
    forgetGate();
    tell(error);
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
      <GateDialog show={gateOpened.has('gate')} onFailed={failed} />
      <Onboarding show={gateOpened.has('onboarding')} onFailed={failed} />
    </>
  );
});

type Opened = Overlay | 'gate' | 'onboarding';

/** The overlays opened so far. A failed one is removed, so that it can be opened again. */
function useOpened(now: Opened | undefined): [opened: ReadonlySet<Opened>, forget: () => void] {
  const [opened, setOpened] = useState<ReadonlySet<Opened>>(new Set());
  useEffect(() => {
    if (now) setOpened((before) => (before.has(now) ? before : new Set([...before, now])));
  }, [now]);
  return [opened, () => setOpened(new Set())];
}

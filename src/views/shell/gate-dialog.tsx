import { observer } from 'mobx-react-lite';
import { use, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LoginExtras } from '../../core/login/login-extras';
import { loginProps, placeAfterNativeLogin } from '../../core/login/login-props';
import { PagePlace } from '../../core/login/providers';
import { Device } from '../../core/shell/device';
import { NativeApp } from '../../core/shell/native-app';
import { pathTo } from '../../core/shell/screens';
import { GateStore, type OpenGate } from '../../stores/login/gate-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Logo } from '../kit/logo';
import css from '../login/gate-dialog.module.css';
import { LoginPanel } from '../login/login-panel';
import { useLaterWords } from '../shared/use-later-words';
import { useStore } from '../use-store';

/** Waits for the stores of the dialog, which come in a file of their own. */
export function Part() {
  use(useStore(LoginExtras).load());
  return useStore(Device).nativeApp ? <NativeLogin /> : <GateDialog />;
}

/** The native app opens a login of its own in the place of ours. */
const NativeLogin = observer(function NativeLogin() {
  const store = useStore(GateStore);
  const native = useStore(NativeApp);
  const place = useStore(PagePlace);
  const { current } = store;
  useEffect(() => {
    if (current?.gate !== 'login') return;
    native.post({ type: 'login', redirectUrl: placeAfterNativeLogin(propsOf(current), place.current()) });
    store.close();
  }, [current, store, native, place]);
  return undefined;
});

/** The gate in front of the page: signing in. */
const GateDialog = observer(function GateDialog() {
  const store = useStore(GateStore);
  const words = useLaterWords().gate;
  const navigate = useNavigate();
  const { current } = store;
  const props = useMemo(() => propsOf(current), [current]);
  const title = props.title ?? words.contexts[props.context].title;
  const close = () => {
    store.close();
    if (props.backOnClose) void navigate(-1);
  };
  return (
    <Dialog
      open={current?.gate === 'login'}
      onClose={close}
      title={title}
      titleHidden
      size="small"
      disableClose={props.disableClose}
    >
      <Logo height={36} className={css.logo ?? ''} />
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <LoginPanel props={props} prompts />
      {props.disableClose && (
        <p className={css.ways}>
          <Button look="plain" href={pathTo('home')} onClick={store.close}>
            {words.goHome}
          </Button>
          <Button look="plain" href={pathTo('need-help')} onClick={store.close}>
            {words.help}
          </Button>
        </p>
      )}
    </Dialog>
  );
});

/** What is still missing behind the login is asked for on the way back. */
const propsOf = (current: OpenGate | undefined) =>
  loginProps({
    context: current?.context,
    readerRequired: current?.need === 'reader',
    writerRequired: current?.need === 'writer',
    ...current?.login,
  });

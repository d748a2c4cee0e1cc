import { observer } from 'mobx-react-lite';
import { use, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LoginExtras } from '../../core/login/login-extras';
import { loginProps, placeAfterNativeLogin } from '../../core/login/login-props';
import { PagePlace } from '../../core/login/providers';
import { Device } from '../../core/shell/device';
import { NativeApp } from '../../core/shell/native-app';
import { pathTo } from '../../core/shell/screens';
import { LoginPromptStore, type OpenPrompt } from '../../stores/login/login-prompt-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Logo } from '../kit/logo';
import { LoginPanel } from '../login/login-panel';
import css from '../login/login-prompt-dialog.module.css';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';

/** Waits for the dialog's stores, which are in a separate chunk. */
export function Part() {
  use(useStore(LoginExtras).load());
  return useStore(Device).nativeApp ? <NativeLogin /> : <LoginPromptDialog />;
}

/** The native app opens its own login instead of ours. */
const NativeLogin = observer(function NativeLogin() {
  const store = useStore(LoginPromptStore);
  const native = useStore(NativeApp);
  const place = useStore(PagePlace);
  const { current } = store;
  useEffect(() => {
    if (current?.loginPrompt !== 'login') return;
    native.post({ type: 'login', redirectUrl: placeAfterNativeLogin(propsOf(current), place.current()) });
    store.close();
  }, [current, store, native, place]);
  return undefined;
});

const LoginPromptDialog = observer(function LoginPromptDialog() {
  const store = useStore(LoginPromptStore);
  const text = useDeferredText().loginPrompt;
  const navigate = useNavigate();
  const { current } = store;
  const props = useMemo(() => propsOf(current), [current]);
  const title = props.title ?? text.contexts[props.context].title;
  const close = () => {
    store.close();
    if (props.backOnClose) void navigate(-1);
  };
  return (
    <Dialog
      open={current?.loginPrompt === 'login'}
      onClose={close}
      title={title}
      titleHidden
      size="small"
      disableClose={props.disableClose}
    >
      <Logo height={36} className={css.logo} />
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <LoginPanel props={props} prompts />
      {props.disableClose && (
        <p className={css.ways}>
          <Button look="plain" href={pathTo('home')} onClick={store.close}>
            {text.goHome}
          </Button>
          <Button look="plain" href={pathTo('need-help')} onClick={store.close}>
            {text.help}
          </Button>
        </p>
      )}
    </Dialog>
  );
});

/** A role still missing after the login is carried along to the redirect URL. */
const propsOf = (current: OpenPrompt | undefined) =>
  loginProps({
    context: current?.context,
    readerRequired: current?.need === 'reader',
    writerRequired: current?.need === 'writer',
    ...current?.login,
  });

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ProviderName } from '../../core/login/login-port';
import { loginText } from '../../core/login/text';
import { LoginStore } from '../../stores/login/login-store';
import { LoginWaysStore } from '../../stores/login/login-ways-store';
import { Button } from '../kit/button';
import { Skeleton } from '../kit/skeleton';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './login.module.css';
import { ProviderMark } from './provider-mark';

/** One button per provider; Google may replace ours with its own. */
export const ProviderButtons = observer(function ProviderButtons() {
  const store = useStore(LoginWaysStore);
  const { ways, list } = store;
  const none = useDeferredText().loginPrompt.noProviders;
  if (ways.state === 'FAILURE')
    return (
      <div className={css.ways}>
        <p role="alert">{loginText.unavailable}</p>
        <Button onClick={store.open}>{loginText.retry}</Button>
      </div>
    );
  if (ways.state !== 'SUCCESS') return <Skeleton lines={4} />;
  if (list.length === 0) return <p className={css.note}>{none}</p>;
  return (
    <>
      <section className={css.ways} aria-label={loginText.ways}>
        {list.map(({ name }) =>
          name === 'google' ? <GoogleButton key={name} /> : <ProviderButton key={name} name={name} />,
        )}
      </section>
      {list.some(({ mode }) => mode === 'SANDBOX') && <p className={css.note}>{loginText.sandboxNote}</p>}
    </>
  );
});

/** Ours until Google's script has rendered its own; the sandbox Google always uses ours. */
const GoogleButton = observer(function GoogleButton() {
  const login = useStore(LoginStore);
  const isSandbox = useStore(LoginWaysStore).way('google')?.mode === 'SANDBOX';
  useEffect(() => {
    void login.drawGoogle();
  }, [login]);
  if (isSandbox)
    return (
      <div id="g_id_signin" className={css.google}>
        <ProviderButton name="google" />
      </div>
    );
  return (
    <div className={css.google}>
      {!login.isGoogleScriptLoaded && <ProviderButton name="google" />}
      <div id="g_id_signin" className={css.drawn} />
    </div>
  );
});

const ProviderButton = observer(function ProviderButton({ name }: { readonly name: ProviderName }) {
  const login = useStore(LoginStore);
  return (
    <Button
      look={name === 'google' ? 'ink' : 'line'}
      className={css.way}
      busy={login.active === name}
      onClick={() => void login.start(name)}
    >
      <ProviderMark name={name} />
      {loginText.providers[name]}
    </Button>
  );
});

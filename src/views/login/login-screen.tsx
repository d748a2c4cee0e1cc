import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { LoginExtras } from '../../core/login/login-extras';
import { loginPropsIn } from '../../core/login/login-props';
import { loginText } from '../../core/login/text';
import { returnPath } from '../../core/shell/return-path';
import { ShellExtras } from '../../core/shell/shell-extras';
import { LoginWaysStore } from '../../stores/login/login-ways-store';
import { SandboxStore } from '../../stores/login/sandbox-store';
import { Logo } from '../kit/logo';
import type { ScreenHandle } from '../shared/screen-module';
import { useDeferredText } from '../shared/use-deferred-text';
import { usePlace } from '../shared/use-place';
import { storesContext } from '../use-store';
import css from './login.module.css';
import { LoginPanel } from './login-panel';

export const handle: ScreenHandle = {
  head: () => ({ title: loginText.page.title, description: loginText.page.description, hidden: true }),
};

export async function loader({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const resolve = context.get(storesContext);
  await resolve(ShellExtras).load();
  await resolve(LoginExtras).load();
  await Promise.all([resolve(LoginWaysStore).open(), resolve(SandboxStore).open()]);
}

export const Component = observer(function LoginScreen() {
  const { search } = usePlace();
  const text = useDeferredText().loginPrompt;
  const props = useMemo(() => {
    const props = loginPropsIn(search);
    return { ...props, redirectUrl: returnPath(props.redirectUrl, '/') };
  }, [search]);
  return (
    <div className={css.page}>
      <section className={css.card}>
        <Logo height={36} className={css.logo} />
        <h1 className={css.title}>{text.contexts[props.context].title}</h1>
        <noscript>
          <p className={css.text}>{loginText.page.noScripts}</p>
        </noscript>
        <LoginPanel props={props} />
      </section>
    </div>
  );
});

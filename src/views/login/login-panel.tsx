import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoginProps } from '../../core/login/login-props';
import { LoginStore, YOLO_PLACE } from '../../stores/login/login-store';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './login.module.css';
import { LoginOptions } from './login-ways';
import { ProviderButtons } from './provider-buttons';
import { useLoginWays } from './use-login-ways';

interface PanelProps {
  readonly props: LoginProps;
  readonly prompts?: boolean;
}

export const LoginPanel = observer(function LoginPanel({ props, prompts = false }: PanelProps) {
  const text = useDeferredText().loginPrompt;
  const login = useStore(LoginStore);
  const ways = useLoginWays();
  useEffect(() => {
    login.prepare(props);
    void ways.open();
  }, [login, ways, props]);
  usePrompt(prompts && ways.list.length > 0);
  return (
    <>
      <div className={css.panel}>
        <p className={css.text}>{props.subTitle ?? text.contexts[props.context].text}</p>
        <ProviderButtons />
        {props.isAnonymous && <p className={css.note}>{text.promise}</p>}
        {/* A provider's prompt is shown here, if it has one. */}
        <div id={YOLO_PLACE} className={css.yolo} />
      </div>
      <LoginOptions redirectUrl={props.redirectUrl} />
    </>
  );
});

function usePrompt(wanted: boolean): void {
  const login = useStore(LoginStore);
  useEffect(() => {
    if (!wanted) return undefined;
    let remove: (() => void) | undefined;
    let over = false;
    void login.prompt().then((made) => {
      if (over) made();
      else remove = made;
    });
    return () => {
      over = true;
      remove?.();
    };
  }, [login, wanted]);
}

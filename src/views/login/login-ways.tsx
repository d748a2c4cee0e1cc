import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { SandboxMember } from '../../core/login/sandbox-port';
import { SessionBroadcast } from '../../core/login/session-broadcast';
import { loginText } from '../../core/login/text';
import { loaded } from '../../core/shared/loadable';
import { returnPath } from '../../core/shell/return-path';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SandboxStore } from '../../stores/login/sandbox-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { Skeleton } from '../kit/skeleton';
import { Tag } from '../kit/tag';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './login-prompt-dialog.module.css';

interface LoginWaysProps {
  readonly redirectUrl: string | undefined;
}

/** Sign-in with a seed member, on test installations only; says that it is a test. */
export const LoginOptions = observer(function LoginOptions({ redirectUrl }: LoginWaysProps) {
  const sandbox = useStore(SandboxStore);
  const text = useDeferredText().loginPrompt;
  useEffect(() => {
    void sandbox.open();
  }, [sandbox]);
  const members = loaded(sandbox.members);
  if (sandbox.members.state === 'LOADING') return <Skeleton lines={3} />;
  if (!members || members.length === 0) return undefined;
  return (
    <section className={css.sandbox}>
      <h2 className={css.label}>
        <Tag tone="gold">{text.sandbox}</Tag>
      </h2>
      <p className={css.note}>{text.sandboxNote}</p>
      <ul className={css.members}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberButton member={member} redirectUrl={redirectUrl} />
          </li>
        ))}
      </ul>
    </section>
  );
});

interface MemberButtonProps extends LoginWaysProps {
  readonly member: SandboxMember;
}

const MemberButton = observer(function MemberButton({ member, redirectUrl }: MemberButtonProps) {
  const sandbox = useStore(SandboxStore);
  const requirement = useStore(LoginPromptStore);
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const news = useStore(SessionBroadcast);
  const failures = useStore(FailureStore);
  const text = useDeferredText();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const signIn = async () => {
    try {
      await sandbox.signIn(member.id);
      // Signed in, but the profile was never requested: the browser blocked the session cookies.
      if (!session.signedIn && session.errorCode === undefined)
        return toasts.show({ type: 'failure', text1: loginText.cookiesBlocked });
      news.publish('signedIn');
      const need = requirement.current?.need;
      requirement.close();
      if (need && session.missing(need)) requirement.open(need);
      toasts.show({ type: 'success', text1: text.signedInAgain });
      const target = returnPath(redirectUrl, '');
      await (target === '' ? revalidate() : navigate(target, { replace: true }));
    } catch (error) {
      failures.log(error);
      toasts.show({ type: 'failure', text1: text.loginPrompt.failed });
    }
  };
  return (
    <button type="button" className={css.member} aria-busy={sandbox.signingIn === member.id} onClick={signIn}>
      <b>{member.name}</b>
      <small>{member.about}</small>
    </button>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isForm, PROMPT_IDLE } from '../../core/shell/prompts';
import { PromptsStore } from '../../stores/contributions/prompts-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingNudgeStore } from '../../stores/onboarding/onboarding-nudge-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { ContributionPrompt, usePageRead } from '../contributions/contribution-prompt';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { Logo } from '../kit/logo';
import { OnboardingNudge } from '../onboarding/onboarding-nudge';
import css from '../shared/prompts.module.css';
import { useDeferredText } from '../shared/use-deferred-text';
import { useMessages } from '../shared/use-messages';
import { whenIdle } from '../shared/when-idle';
import { useStore } from '../use-store';

/** Unobtrusive prompts at the edge of the page, one at a time. They block nothing and can be dismissed. */
export const Prompts = observer(function Prompts() {
  const prompts = useStore(PromptsStore);
  const setUp = useStore(OnboardingNudgeStore);
  const { offline } = useStore(ConnectionStore);
  const { screen } = useStore(ShellStore);
  useEffect(() => {
    if (screen) prompts.enter(screen);
  }, [screen, prompts]);
  const { signedIn } = useStore(SessionStore);
  useOfferLogin(signedIn);
  usePageRead();
  if (offline) return undefined;
  // On the login page the prompt would cover the ways to log in.
  if (prompts.prompt && !signedIn && screen !== 'login') return <LoginPrompt />;
  if (setUp.shown && signedIn && !isForm(screen)) return <OnboardingNudge />;
  return prompts.nudge ? <AppNudge /> : <ContributionPrompt />;
});

/** Four seconds after hydration, and then as soon as the page is idle. */
function useOfferLogin(signedIn: boolean): void {
  const prompts = useStore(PromptsStore);
  const { isSettled } = useStore(ShellStore);
  useEffect(
    () => (isSettled && !signedIn ? whenIdle(prompts.offerLogin, PROMPT_IDLE) : undefined),
    [isSettled, signedIn, prompts],
  );
}

const LoginPrompt = observer(function LoginPrompt() {
  const prompts = useStore(PromptsStore);
  const requirement = useStore(LoginPromptStore);
  const text = useDeferredText();
  const { login } = useMessages();
  return (
    <aside className={css.prompt} aria-label={text.prompt.label}>
      <Logo height={28} />
      <p className={css.text}>{text.prompt.text}</p>
      <Button
        look="gold"
        onClick={() => {
          prompts.closePrompt();
          requirement.open('login');
        }}
      >
        {login}
      </Button>
      <IconButton icon="x" label={text.prompt.close} onClick={prompts.closePrompt} />
    </aside>
  );
});

const AppNudge = observer(function AppNudge() {
  const prompts = useStore(PromptsStore);
  const text = useDeferredText().nudge;
  return (
    <aside className={css.prompt} aria-label={text.label}>
      <Logo height={28} />
      <p className={css.text}>
        <b>{text.title}</b>
        <small>{text.text}</small>
      </p>
      <IconButton icon="x" label={text.close} onClick={prompts.closeNudge} />
    </aside>
  );
});

import { notLoaded } from '../../core/onboarding/step-failure';
import { onboardingText as text } from '../../core/onboarding/text';
import type { Failure } from '../../core/shared/failure';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { useStore } from '../use-store';
import css from './onboarding.module.css';

interface NotLoadedProps {
  readonly failure: Failure;
  readonly retry: () => Promise<unknown>;
  readonly busy?: boolean;
}

/** Replaces options that failed to load, with a retry button. */
export function NotLoaded({ failure, retry, busy = false }: NotLoadedProps) {
  const loginPrompts = useStore(LoginPromptStore);
  return (
    <p className={css.text} role="alert">
      {notLoaded(failure)}{' '}
      {failure.kind === 'unauthorised' ? (
        <Button look="line" onClick={() => loginPrompts.open('login')}>
          {text.login}
        </Button>
      ) : (
        <Button look="line" busy={busy} onClick={() => void continueInPlace(retry)}>
          {text.retry}
        </Button>
      )}
    </p>
  );
}

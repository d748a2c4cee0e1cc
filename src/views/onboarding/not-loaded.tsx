import { notLoaded } from '../../core/onboarding/step-failure';
import { onboardingWords as words } from '../../core/onboarding/words';
import type { Failure } from '../../core/shared/failure';
import { GateStore } from '../../stores/login/gate-store';
import { Button } from '../kit/button';
import { goOnInPlace } from '../kit/go-on-in-place';
import { useStore } from '../use-store';
import css from './onboarding.module.css';

interface NotLoadedProps {
  readonly failure: Failure;
  readonly retry: () => Promise<unknown>;
  readonly busy?: boolean;
}

/** Replaces options that failed to load, with a retry button. */
export function NotLoaded({ failure, retry, busy = false }: NotLoadedProps) {
  const gates = useStore(GateStore);
  return (
    <p className={css.text} role="alert">
      {notLoaded(failure)}{' '}
      {failure.kind === 'unauthorised' ? (
        <Button look="line" onClick={() => gates.open('login')}>
          {words.login}
        </Button>
      ) : (
        <Button look="line" busy={busy} onClick={() => void goOnInPlace(retry)}>
          {words.retry}
        </Button>
      )}
    </p>
  );
}

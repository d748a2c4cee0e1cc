import { notLoaded } from '../../core/onboarding/step-failure';
import { onboardingWords as words } from '../../core/onboarding/words';
import type { Failure } from '../../core/shared/failure';
import { Button } from '../kit/button';
import { goOnInPlace } from '../kit/go-on-in-place';
import css from './onboarding.module.css';

interface NotLoadedProps {
  readonly failure: Failure;
  readonly retry: () => Promise<unknown>;
}

/** What there is to choose from did not come, and is asked for again where one is. */
export const NotLoaded = ({ failure, retry }: NotLoadedProps) => (
  <p className={css.text} role="alert">
    {notLoaded(failure)}{' '}
    <Button look="line" onClick={() => void goOnInPlace(retry)}>
      {words.retry}
    </Button>
  </p>
);

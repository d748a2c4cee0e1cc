import { useRef } from 'react';
import { alertText as text } from '../../core/jobs/job-alerts-text';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { JobAlertsStore } from '../../stores/jobs/job-alerts-store';
import { Button } from '../kit/button';
import { continueAfter } from '../kit/continue-after';
import { useRetry } from '../shared/use-retry';
import { useStore } from '../use-store';
import css from './job-alerts.module.css';

/** The first list, or this button when the retry failed. */
const NEXT_CONTROL = 'main form summary, main [role=alert] button';

/** Replaces the lists after a failed request, with a retry button. */
export function ListsFailed() {
  const { isLoading, failure, retry } = useRetry(useStore(JobAlertsStore).askFilters);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <p className={css.missing} role="alert">
      {retryAfterMessageOr(failure, text.listsFailed)}
      <Button
        ref={button}
        icon="rotate-ccw"
        size="small"
        busy={isLoading}
        onClick={() =>
          void continueAfter(NEXT_CONTROL, (htmlElement) => htmlElement === button.current, retry)
        }
      >
        {text.retry}
      </Button>
    </p>
  );
}

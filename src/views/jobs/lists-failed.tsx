import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { alertWords as words } from '../../core/jobs/job-alerts-words';
import { JobAlertsStore } from '../../stores/jobs/job-alerts-store';
import { Button } from '../kit/button';
import { goOnAfter } from '../kit/go-on-after';
import { useStore } from '../use-store';
import css from './job-alerts.module.css';

/** The first list, or this button when the retry failed. */
const WAY_ON = 'main form summary, main [role=alert] button';

/** Replaces the lists after a failed request, with a retry button. */
export const ListsFailed = observer(function ListsFailed() {
  const { asking, askFilters } = useStore(JobAlertsStore);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <p className={css.missing} role="alert">
      {words.listsFailed}
      <Button
        ref={button}
        icon="rotate-ccw"
        size="small"
        busy={asking}
        onClick={() => void goOnAfter(WAY_ON, (one) => one === button.current, askFilters)}
      >
        {words.retry}
      </Button>
    </p>
  );
});

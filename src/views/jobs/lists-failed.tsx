import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { alertWords as words } from '../../core/jobs/job-alerts-words';
import { JobAlertsStore } from '../../stores/jobs/job-alerts-store';
import { Button } from '../kit/button';
import { goOnAfter } from '../kit/go-on-after';
import { useStore } from '../use-store';
import css from './job-alerts.module.css';

/** The first of the lists, or this button where they did not come again. */
const WAY_ON = 'main form summary, main [role=alert] button';

/** Stands where the lists to choose from did not come, and asks for them again. */
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

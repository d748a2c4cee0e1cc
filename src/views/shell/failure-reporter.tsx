import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ToastStore } from '../../stores/shared/toast-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useStore } from '../use-store';

/** Shows unhandled action failures, and ends a session that the services refuse. */
export const FailureReporter = observer(function FailureKeeper() {
  const failures = useStore(FailureStore);
  const shell = useStore(ShellStore);
  const { failed } = useStore(ToastStore);
  const explained = useRef(0);
  useEffect(() => {
    for (const failure of failed.slice(explained.current)) failures.report(failure, shell.screen);
    explained.current = failed.length;
  }, [failed, failures, shell]);
  return undefined;
});

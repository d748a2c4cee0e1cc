import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FailureStore } from '../../stores/failure-store';
import { ShellStore } from '../../stores/shell-store';
import { ToastStore } from '../../stores/toast-store';
import { useStore } from '../use-store';

/** Explains the failures of actions that have no text of their own, and ends a session that the services refuse. */
export const FailureKeeper = observer(function FailureKeeper() {
  const toasts = useStore(ToastStore);
  const failures = useStore(FailureStore);
  const shell = useStore(ShellStore);
  const { failed } = toasts;
  useEffect(() => {
    if (failed.length === 0) return;
    for (const failure of toasts.takeFailed()) failures.tell(failure, shell.pageName);
  }, [failed, toasts, failures, shell]);
  return undefined;
});

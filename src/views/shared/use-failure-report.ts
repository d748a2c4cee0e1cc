import { Failure } from '../../core/shared/failure';
import { Catalogue } from '../../core/shell/messages';
import { ShellExtras } from '../../core/shell/shell-extras';
import { ToastStore } from '../../stores/shared/toast-store';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { type Resolve, useResolve } from '../use-store';

/** Reports a failure to open something, including a script or file that failed to load. */
export function useFailureReport(): (error: unknown) => void {
  const resolve = useResolve();
  return (error) =>
    void resolve(ShellExtras)
      .load()
      .then(
        () => listener(resolve, error),
        () => {},
      );
}

function listener(resolve: Resolve, error: unknown): void {
  const failures = resolve(FailureStore);
  const { screen } = resolve(ShellStore);
  if (error instanceof Failure) {
    failures.report(error, screen);
    return;
  }
  failures.log(error, screen);
  const { errors } = resolve(Catalogue).messages;
  const { offline } = resolve(ConnectionStore);
  resolve(ToastStore).show({ type: 'failure', text1: offline ? errors.offline : errors.unavailable });
}

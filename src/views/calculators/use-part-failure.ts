import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../../stores/shared/toast-store';
import { useStore } from '../use-store';

/** Reports a part that could not load; the page and its numbers stay. */
export function usePartFailure(): (error: unknown) => void {
  const { fail } = useStore(ToastStore);
  return (cause) =>
    fail(cause instanceof Failure ? cause : new Failure('unavailable', 'loadPart', 0, { cause }));
}

import { Failure } from '../shared/failure';
import { isUnanswered } from '../shared/or-as-held';
import { toastWords } from './toast-words';
import { waitOr } from './wait-or';

/** The message for a failed change. A timed-out change may be saved, so the current state is read again first. */
export async function notKept(
  error: unknown,
  otherwise: string,
  readAgain: () => Promise<void>,
): Promise<string> {
  if (!(error instanceof Failure)) return otherwise;
  if (!isUnanswered(error)) return waitOr(error, otherwise);
  return readAgain().then(
    () => toastWords.held,
    () => toastWords.unknown,
  );
}

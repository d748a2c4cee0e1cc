import { Failure } from '../shared/failure';
import { isUnanswered } from '../shared/or-as-held';
import { toastWords } from './toast-words';
import { waitOr } from './wait-or';

/** What is said of a change that failed. One that was not answered may have been made: what holds is read again first. */
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

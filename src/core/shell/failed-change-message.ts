import { isUnanswered } from '../shared/confirm-after-timeout';
import { Failure } from '../shared/failure';
import { offlineMessageOr } from './offline-message-or';
import { toastText } from './toast-text';

/** The message for a failed change. A timed-out change may be saved, so the current state is read again first. */
export async function failedChangeMessage(
  error: unknown,
  otherwise: string,
  readAgain: () => Promise<void>,
): Promise<string> {
  if (!(error instanceof Failure)) return otherwise;
  if (!isUnanswered(error)) return offlineMessageOr(error, otherwise);
  return readAgain().then(
    () => toastText.held,
    () => toastText.unknown,
  );
}

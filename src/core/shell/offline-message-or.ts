import type { Failure } from '../shared/failure';
import { retryAfterMessageOr } from './retry-after-message-or';
import { toastText } from './toast-text';

/** For a change that is not repeated: says that the device is offline, or how long to wait, else the fallback. */
export const offlineMessageOr = (failure: Failure, otherwise: string): string =>
  failure.kind === 'offline' ? toastText.offline : retryAfterMessageOr(failure, otherwise);

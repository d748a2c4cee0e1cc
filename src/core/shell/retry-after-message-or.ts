import type { Failure } from '../shared/failure';
import { messagesText } from './messages-text';

/** The time to wait if the response states it, else the fallback text. */
export const retryAfterMessageOr = (failure: Failure | undefined, otherwise: string): string =>
  failure?.kind === 'limited' && failure.retryAfter !== undefined
    ? messagesText.errors.limited(failure.retryAfter)
    : otherwise;

import type { Failure } from '../shared/failure';
import { messagesText } from './messages-text';

/** The time to wait if the response states it, else the fallback text. */
export const retryAfterMessageOr = ({ kind, retryAfter }: Failure, otherwise: string): string =>
  kind === 'limited' && retryAfter !== undefined ? messagesText.errors.limited(retryAfter) : otherwise;

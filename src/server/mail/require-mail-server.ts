import { Refusal } from '../http/refusal';
import type { BackgroundMailer } from './mailer';

const RETRY_SECONDS = 60;

/** Refuses before anything is saved or counted, and before the address is looked at. */
export function requireMailServer(mailer: BackgroundMailer): void {
  if (mailer.isAway()) throw new Refusal(503, 'EMAIL_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
}

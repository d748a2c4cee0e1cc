import type { Failure } from '../shared/failure';

/** Refusals with a reason of their own say what is missing; they do not end the session. */
const PLAIN_REFUSALS: ReadonlySet<string | undefined> = new Set([undefined, 'FORBIDDEN']);

/** A session the services no longer accept has ended, whatever the page believes. */
export const endsSession = ({ kind, code }: Failure): boolean =>
  kind === 'unauthorised' || (kind === 'forbidden' && PLAIN_REFUSALS.has(code));

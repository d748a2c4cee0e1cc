import type { Failure } from '../shared/failure';

/** Other `forbidden` codes name a missing requirement; they do not end the session. */
const PLAIN_REFUSALS: ReadonlySet<string | undefined> = new Set([undefined, 'FORBIDDEN']);

/** Whether the services no longer accept the session. */
export const endsSession = ({ kind, code }: Failure): boolean =>
  kind === 'unauthorised' || (kind === 'forbidden' && PLAIN_REFUSALS.has(code));

import type { Operation } from '../api/spec';
import { type Complaint, parsed } from './judge';
import type { WireResponse } from './wire';

/** Requirements for the response to one request, in addition to the contract. */
export type Expectation = (response: WireResponse) => Complaint | undefined;

const REFUSED = [400, 422];
/** Statuses that also refuse a broken request, each for its own reason: size, media type, length of the address. */
const ALSO_REFUSED = [413, 414, 415, 431];

export const anyResponse: Expectation = () => undefined;

/** The contract's example must succeed. */
export const succeeds: Expectation = ({ status }) =>
  status < 300 ? undefined : { rule: 'example-refused', detail: `the example request returned ${status}` };

/** A valid request is accepted. A documented 422 may still refuse it because of a business rule. */
export const isUnderstood =
  (operation: Operation): Expectation =>
  ({ status }) => {
    const byRule = status === 422 && operation.responses['422'] !== undefined;
    return [...REFUSED, 415].includes(status) && !byRule
      ? { rule: 'valid-refused', detail: `a valid request returned ${status}` }
      : undefined;
  };

/** An invalid request is refused, and if fields are named, the invalid one is among them. */
export const isRefused =
  (pointer: string | undefined): Expectation =>
  (response) => {
    const { status } = response;
    const inPath = pointer?.startsWith('/path/') && [404, 405].includes(status);
    if (inPath || ALSO_REFUSED.includes(status)) return undefined;
    if (!REFUSED.includes(status))
      return { rule: 'invalid-accepted', detail: `an invalid request returned ${status}` };
    return pointer?.startsWith('/body/') ? namesField(response, pointer) : undefined;
  };

/** The form must know which field to mark. For a missing field, the object around it is enough. */
function namesField({ text }: WireResponse, pointer: string): Complaint | undefined {
  const { errors = [] } = (parsed(text) ?? {}) as { errors?: readonly { field: string }[] };
  const near = errors.some(({ field }) => pointer.startsWith(field) || field.startsWith(pointer));
  const message = errors.map(({ field }) => field).join(', ') || 'none';
  return near
    ? undefined
    : {
        rule: 'field-not-named',
        detail: `errors should include ${pointer}, but they include: ${message}`,
        cause: pointer,
      };
}

/** Without a valid session a closed operation returns 401, even if the request has other problems. */
export const isUnauthorised: Expectation = ({ status }) =>
  status === 401 ? undefined : { rule: 'auth-ignored', detail: `returned ${status} without a valid session` };

/** A session without the required role gets 403: logging in again would not help. */
export const isForbidden: Expectation = ({ status }) =>
  status === 403
    ? undefined
    : { rule: 'role-ignored', detail: `returned ${status} to a member without the role` };

/** An open operation works without a session. */
export const servesVisitors: Expectation = ({ status }) =>
  status < 300
    ? undefined
    : { rule: 'visitor-refused', detail: `an open operation returned ${status} without a session` };

/** An open operation may refuse or ignore a stale cookie, but must not report an invalid request. */
export const toleratesStaleSession: Expectation = ({ status }) =>
  status < 300 || status === 401
    ? undefined
    : { rule: 'stale-session', detail: `an invented session returned ${status}` };

/** A nameless operation refuses a request that could name its caller, whether the session is real or not. */
export const refusesSessions: Expectation = ({ status }) =>
  status === 400
    ? undefined
    : { rule: 'session-accepted', detail: `a request with a session returned ${status}` };

import { Failure } from '../../core/shared/failure';
import type { Middleware, Wire } from './runtime';

const DONE = 204;

/**
 * Accepts only the 204 of the service: any other success may come from a proxy, such as a hotel network, with the
 * session still alive.
 */
const requiresNoContent: Middleware = {
  onResponse: ({ response: { ok, status } }) => {
    if (ok && status !== DONE) throw new Failure('contract', 'logout', status);
  },
};

/** Only for logout: other requests succeed with other statuses. */
export const confirmedSignOut = (wire: Wire): Wire => ({
  ...wire,
  middleware: [...(wire.middleware ?? []), requiresNoContent],
});

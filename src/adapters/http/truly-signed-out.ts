import { Failure } from '../../core/shared/failure';
import type { Middleware, Wire } from './runtime';

const DONE = 204;

/**
 * Out is who the service itself says is out. Another success comes from something in between, such as a hotel's network,
 * and left the session alive.
 */
const onlyByItsWord: Middleware = {
  onResponse: ({ response: { ok, status } }) => {
    if (ok && status !== DONE) throw new Failure('contract', 'logout', status);
  },
};

/** For signing out alone: all else has other answers. */
export const trulySignedOut = (wire: Wire): Wire => ({
  ...wire,
  middleware: [...(wire.middleware ?? []), onlyByItsWord],
});

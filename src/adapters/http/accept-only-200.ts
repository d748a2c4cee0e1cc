import type { Middleware, Wire } from './runtime';

const OK = 200;
const NOT_RECEIVED = 502;

/** Ignores responses of the notification service other than 200. */
const ignoreOtherStatuses: Middleware = {
  onResponse: ({ response }) =>
    response.ok && response.status !== OK ? new Response(undefined, { status: NOT_RECEIVED }) : undefined,
};

export const acceptOnly200 = (wire: Wire): Wire => ({
  ...wire,
  middleware: [...(wire.middleware ?? []), ignoreOtherStatuses],
});

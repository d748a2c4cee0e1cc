import type { Middleware, Wire } from './runtime';

const OK = 200;
const NOT_HEARD = 502;

/** An answer of the notification service that does not say 200 is not heard, whatever it holds. */
const deafToOthers: Middleware = {
  onResponse: ({ response }) =>
    response.ok && response.status !== OK ? new Response(undefined, { status: NOT_HEARD }) : undefined,
};

export const only200 = (wire: Wire): Wire => ({
  ...wire,
  middleware: [...(wire.middleware ?? []), deafToOthers],
});

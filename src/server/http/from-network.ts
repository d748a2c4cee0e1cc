import { Socket } from 'node:net';

/** Page rendering calls the services in this process; those calls count as part of the page request. */
export const fromNetwork = (request: { readonly raw: { readonly socket?: unknown } }): boolean =>
  request.raw.socket instanceof Socket;

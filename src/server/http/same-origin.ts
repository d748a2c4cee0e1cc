import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config';
import { Refusal } from './refusal';

type Origins = Pick<Config, 'publicOrigin' | 'production'>;

/** The browser states the origin; a request made by another site is not the member's own. */
export function isForeign(headers: IncomingHttpHeaders, origins: Origins): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host, origins);
}

/** Outside production the host in the browser may be any name of this machine. */
export const isOwnOrigin = (origin: string, host: string | undefined, origins: Origins): boolean =>
  origin === origins.publicOrigin ||
  (!origins.production && (origin === `http://${host}` || origin === `https://${host}`));

export const foreignOrigin = (): Refusal => new Refusal(403, 'FOREIGN_ORIGIN');

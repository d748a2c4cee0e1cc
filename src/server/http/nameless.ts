import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from './contract';
import { Refusal } from './refusal';

const CODE = 'IDENTIFYING_HEADER';

/** Whether the contract says that the operation refuses everything that names its caller. */
export const isNameless = ({ responses }: Operation): boolean =>
  responses[400]?.codes?.includes(CODE) ?? false;

/** Headers with which our clients or a proxy could identify a member or a device. */
const NAMING = ['cookie', 'x-account-id', 'idempotency-key', 'appid', 'systemid', 'x-device-type', 'referer'];

/** Refuses a client that sends more than it must, before reading any of it. */
export function refuseNames(headers: IncomingHttpHeaders): void {
  const { authorization = 'PrivateToken' } = headers;
  if (NAMING.some((name) => headers[name] !== undefined) || !authorization.startsWith('PrivateToken'))
    throw new Refusal(400, CODE);
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from './contract';
import { Refusal } from './refusal';

const CODE = 'IDENTIFYING_HEADER';

/** Whether the contract says that the operation refuses everything that names its caller. */
export const isNameless = ({ answers }: Operation): boolean => answers[400]?.codes?.includes(CODE) ?? false;

/** Headers with which our own clients or a proxy could name a member or a device. */
const NAMING = ['cookie', 'x-account-id', 'idempotency-key', 'appid', 'systemid', 'x-device-type', 'referer'];

/** A client that sends more than it must is stopped before anything of it is read. */
export function refuseNames(headers: IncomingHttpHeaders): void {
  const { authorization = 'PrivateToken' } = headers;
  if (NAMING.some((name) => headers[name] !== undefined) || !authorization.startsWith('PrivateToken'))
    throw new Refusal(400, CODE);
}

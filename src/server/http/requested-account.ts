import type { FastifyRequest } from 'fastify';
import type { Services } from '../services/services';
import { accountIdOf } from '../session-cookies';
import { Refusal } from './refusal';

const HEADER = 'x-account-id';

/**
 * A page that submits earlier input names the account that wrote it. Another tab may have signed in as someone else
 * between the page's own check and the request, so only the server can compare the two safely.
 */
export function otherAccount(
  { headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>,
  services: Pick<Services, 'seal'>,
): Refusal | undefined {
  const resolved = headers[HEADER];
  if (resolved === undefined || (caller && resolved === accountIdOf(services, caller.memberId)))
    return undefined;
  return new Refusal(409, 'OTHER_ACCOUNT');
}

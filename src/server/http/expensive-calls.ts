import type { FastifyRequest } from 'fastify';
import type { Allowance } from './token-bucket';

export interface ExpensiveCall {
  readonly name: string;
  readonly allowance: Allowance;
}

/** Enough to check offers; too few to map who earns how much. */
const PAY_CHECK: ExpensiveCall = { name: 'pay-check', allowance: { burst: 30, perSecond: 0.2 } };
const PAY_CHECKS = /^\/(salary-services\/v1\/fair-pay|are-you-paid-fairly)(\?|$)/;

/** A person files a few grievances at once; a hundred would be an attempt to bury the others. */
const GRIEVANCE: ExpensiveCall = { name: 'grievance', allowance: { burst: 5, perSecond: 1 / 600 } };
const GRIEVANCES = /^\/grievance-services\/v1\/ticket(\?|$)/;

/** A page shared in a chat is requested by many devices of one network; drawing hundreds of pages would be an attack. */
const SHARE_IMAGE: ExpensiveCall = { name: 'share-image', allowance: { burst: 120, perSecond: 2 } };
const SHARE_IMAGES = /^\/share-image\//;

/** Requesting a share image, filing a grievance, or checking a salary by API call, by a form without scripts or by a URL that contains one. */
export function expensiveCall({
  method,
  url,
}: Pick<FastifyRequest, 'method' | 'url'>): ExpensiveCall | undefined {
  if (SHARE_IMAGES.test(url)) return SHARE_IMAGE;
  if (method === 'POST' && GRIEVANCES.test(url)) return GRIEVANCE;
  return PAY_CHECKS.test(url) && (method === 'POST' || hasPay(url)) ? PAY_CHECK : undefined;
}

/** Decodes names: `f%69xed` is the same field. */
const hasPay = (url: string): boolean => new URLSearchParams(url.split('?')[1]).has('fixed');

import type { FastifyRequest } from 'fastify';
import type { Allowance } from './token-bucket';

/** A call that has a bucket of its own, besides what it costs like any other. */
export interface DearCall {
  readonly name: string;
  readonly allowance: Allowance;
}

/** Enough to try out offers; too little to map out who earns what. */
const PAY_CHECK: DearCall = { name: 'pay-check', allowance: { burst: 30, perSecond: 0.2 } };
const PAY_CHECKS = /^\/(salary-services\/v1\/fair-pay|are-you-paid-fairly)(\?|$)/;

/** A person complains of a few things at once; whoever sends a hundred wants to drown the others. */
const GRIEVANCE: DearCall = { name: 'grievance', allowance: { burst: 5, perSecond: 1 / 600 } };
const GRIEVANCES = /^\/grievance-services\/v1\/ticket(\?|$)/;

/** Complaining; and asking about a pay, be it by a call, a form without scripts or an address that carries one. */
export function dearCall({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): DearCall | undefined {
  if (method === 'POST' && GRIEVANCES.test(url)) return GRIEVANCE;
  return PAY_CHECKS.test(url) && (method === 'POST' || /[?&]fixed=/.test(url)) ? PAY_CHECK : undefined;
}

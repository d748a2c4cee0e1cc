import type { Middleware } from 'openapi-fetch';
import { type Sampling, sampleResponses } from './sample-responses';

export type Guard = NonNullable<Middleware['onResponse']>;

const NO_CONTENT = 204;
/**
 * Feed and community reads are never validated: they are the most visited pages and must not wait for the shapes. Reads
 * of the public log have no shapes, and its proofs are checked anyway. The shapes file selects among the other reads.
 */
const NEVER_CHECKED = /^\/(feed|moderation|trust)-services\/v\d\/(?!abusive-words|poll\/config|salary\/)/;
const accept: Guard = () => undefined;

/**
 * In development a response that breaks its contract fails the request. In production few sessions report breaches,
 * and responses to writes and to reads around text entry must have the right shape.
 */
export function guardResponses(production: boolean, sampling: Sampling): Guard {
  if (!production) return checkEveryResponse();
  const [sample] = sampleResponses(sampling);
  const report = sample?.onResponse ?? accept;
  return async (call) => {
    await report(call);
    await checkShape(call);
  };
}

/** The shapes are loaded with the first response that needs them; if that fails, the response is accepted. */
const checkShape: Guard = async (call) => {
  const { request, response } = call;
  if (!response.ok || response.status === NO_CONTENT) return;
  if (request.method === 'GET' && NEVER_CHECKED.test(new URL(request.url).pathname)) return;
  const file = await import(/* webpackChunkName: "guard-shapes" */ './guard-shapes').catch(() => undefined);
  await file?.guardShape(call);
};

/** The checker and the contracts' schemas must stay out of production builds. */
function checkEveryResponse(): Guard {
  let loading: Promise<Guard> | undefined;
  const load = async (): Promise<Guard> => {
    const [{ watchResponses: watchAnswers }, { responses }] = await Promise.all([
      import('./watch'),
      import('./generated/responses'),
    ]);
    return watchAnswers(responses).onResponse ?? accept;
  };
  return async (call) => {
    loading ??= load();
    return (await loading)(call);
  };
}

import type { Middleware } from 'openapi-fetch';
import { type Sampling, sampleAnswers } from './sample-answers';

/** What is done with an answer before anybody reads it. */
export type Guard = NonNullable<Middleware['onResponse']>;

const NO_CONTENT = 204;
/**
 * Reads that are never held to a shape: the feed's and the communities', which most people come for and nobody waits for
 * the shapes there. Which of the others are is known where the shapes are.
 */
const NEVER_HELD = /^\/(feed|moderation)-services\/v\d\/(?!abusive-words|poll\/config|salary\/)/;
const letPass: Guard = () => undefined;

/**
 * In development each answer is held to its contract, and a breach stops the call. In production few sessions report,
 * and answers to writes, and to what is read where one writes, must have the right shape.
 */
export function guardOfAnswers(production: boolean, sampling: Sampling): Guard {
  if (!production) return watched();
  const [sample] = sampleAnswers(sampling);
  const report = sample?.onResponse ?? letPass;
  return async (call) => {
    await report(call);
    await holdShape(call);
  };
}

/** The shapes are fetched with the first answer that is held to one; without them it is taken as it is. */
const holdShape: Guard = async (call) => {
  const { request, response } = call;
  if (!response.ok || response.status === NO_CONTENT) return;
  if (request.method === 'GET' && NEVER_HELD.test(new URL(request.url).pathname)) return;
  const file = await import(/* webpackChunkName: "guard-shapes" */ './guard-shapes').catch(() => undefined);
  await file?.guardShape(call);
};

/** The checker and the contracts' promises are no part of what a production build loads. */
function watched(): Guard {
  let loading: Promise<Guard> | undefined;
  const load = async (): Promise<Guard> => {
    const [{ watchAnswers }, { answers }] = await Promise.all([
      import('./watch'),
      import('./generated/answers'),
    ]);
    return watchAnswers(answers).onResponse ?? letPass;
  };
  return async (call) => {
    loading ??= load();
    return (await loading)(call);
  };
}

import type { Middleware } from 'openapi-fetch';
import { type Sampling, sampleAnswers } from './sample-answers';

/** What is done with an answer before anybody reads it. */
export type Guard = NonNullable<Middleware['onResponse']>;

const letPass: Guard = () => undefined;

/** In development each answer is held to its contract, and a breach stops the call; in production few sessions report. */
export function guardOfAnswers(production: boolean, sampling: Sampling): Guard {
  if (!production) return watched();
  const [sample] = sampleAnswers(sampling);
  return sample?.onResponse ?? letPass;
}

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

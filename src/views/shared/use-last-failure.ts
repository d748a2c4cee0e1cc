import { useState } from 'react';
import type { Failure } from '../../core/shared/failure';
import type { Loadable } from '../../core/shared/loadable';

/** Keeps the failure while a retry is running, so that the retry button stays and keeps the focus. */
export function useLastFailure(loading: Loadable<unknown>): Failure | undefined {
  const [missed, setMissed] = useState<Failure>();
  const failure = failureOf(loading, missed);
  if (failure !== missed) setMissed(failure);
  return failure;
}

function failureOf(loading: Loadable<unknown>, before: Failure | undefined): Failure | undefined {
  if (loading.state === 'FAILURE') return loading.failure;
  return loading.state === 'LOADING' ? before : undefined;
}

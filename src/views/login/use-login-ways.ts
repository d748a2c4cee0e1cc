import { useEffect } from 'react';
import { LoginWaysStore } from '../../stores/login/login-ways-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { useStore } from '../use-store';

/** Failures to load the sign-in methods are only logged and show no toast. */
export function useLoginWays(): LoginWaysStore {
  const store = useStore(LoginWaysStore);
  const failures = useStore(FailureStore);
  const failure = store.ways.state === 'FAILURE' ? store.ways.failure : undefined;
  useEffect(() => {
    if (failure) failures.log(failure);
  }, [failures, failure]);
  return store;
}

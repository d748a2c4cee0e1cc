import { useEffect } from 'react';
import { LoginWaysStore } from '../../stores/login/login-ways-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { useStore } from '../use-store';

/** The ways in. Client ids that cannot be had are logged alone: no message comes over the page. */
export function useWays(): LoginWaysStore {
  const store = useStore(LoginWaysStore);
  const failures = useStore(FailureStore);
  const failure = store.ways.state === 'FAILURE' ? store.ways.failure : undefined;
  useEffect(() => {
    if (failure) failures.log(failure);
  }, [failures, failure]);
  return store;
}

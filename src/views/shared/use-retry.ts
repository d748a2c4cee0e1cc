import { useState } from 'react';
import { Failure } from '../../core/shared/failure';

/** Loads a missing part of a page again; the failure is shown in its place. */
export function useRetry(load: () => Promise<void>) {
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const retry = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    setFailure(undefined);
    try {
      await load();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setFailure(error);
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, failure, retry };
}

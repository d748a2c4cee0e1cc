import { useEffect, useRef } from 'react';
import type { Loadable } from '../../core/shared/loadable';
import { ShellExtras } from '../../core/shell/shell-extras';
import { ConnectionStore } from '../../stores/shell/connection-store';
import { continueInPlace } from '../kit/continue-in-place';
import { useResolve } from '../use-store';

/** Loads a part of the page again when the connection is back, as the offline message promises. */
export function useRetryWhenBack(part: Loadable<unknown>, load: () => Promise<unknown>): void {
  const resolve = useResolve();
  const latest = useRef(load);
  latest.current = load;
  const isOffline = part.state === 'FAILURE' && part.failure.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const watch = () => {
      if (isLeft) return;
      stop = resolve(ConnectionStore).retryWhenBack(() => void continueInPlace(latest.current));
    };
    void resolve(ShellExtras)
      .load()
      .then(watch, () => {});
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [isOffline, resolve]);
}

import { authTimings } from '../../core/login/auth-timings';

/** Half the limit, because only the second check in a row reports the window as gone. */
const LOOK_EVERY_MS = authTimings.closedWindow / 2;

/**
 * Reports once that a window is gone, at the second check: its last message may still arrive after the first. Returns
 * a function that stops the checks.
 */
export function onWindowClosed(opened: Pick<Window, 'closed'>, listener: () => void): () => void {
  let isGone = false;
  const stop = () => clearInterval(looking);
  const looking = setInterval(() => {
    if (isGone) {
      stop();
      listener();
    }
    isGone = opened.closed;
  }, LOOK_EVERY_MS);
  return stop;
}

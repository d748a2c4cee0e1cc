import { authTimings } from '../../core/login/auth-timings';

/** The second look that finds the window gone tells. */
const LOOK_EVERY_MS = authTimings.closedWindow / 2;

/** Tells once that a window is gone: its last word may still be on its way at the first look. Answers how to stop looking. */
export function whenGone(opened: Pick<Window, 'closed'>, tell: () => void): () => void {
  let isGone = false;
  const stop = () => clearInterval(looking);
  const looking = setInterval(() => {
    if (isGone) {
      stop();
      tell();
    }
    isGone = opened.closed;
  }, LOOK_EVERY_MS);
  return stop;
}

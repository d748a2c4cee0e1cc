import type { WakeEvents } from '../../core/chat/wake-events';

/** The page came back, or its user continues with it: the navigation was cancelled, or was a download. */
const STAYING = ['pageshow', 'focus', 'pointerdown', 'keydown'] as const;
const LEFT_WITHIN_MS = 10_000;

export class PageWakeEvents implements WakeEvents {
  watch(onWake: () => void, onLeave: () => void): () => void {
    let stopWaiting = () => {};
    const looked = () => {
      if (document.visibilityState === 'visible') onWake();
    };
    const leaving = () => {
      onLeave();
      stopWaiting();
      stopWaiting = whenStaying(onWake);
    };
    window.addEventListener('online', onWake);
    window.addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', looked);
    return () => {
      stopWaiting();
      window.removeEventListener('online', onWake);
      window.removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', looked);
    };
  }
}

/** Calls `onStay` once, unless the returned function is called before. */
function whenStaying(onStay: () => void): () => void {
  const waiting = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const stay = () => {
    stop();
    onStay();
  };
  const timer = setTimeout(stay, LEFT_WITHIN_MS);
  for (const event of STAYING)
    window.addEventListener(event, stay, { capture: true, signal: waiting.signal });
  return stop;
}

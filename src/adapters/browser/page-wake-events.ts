import type { WakeEvents } from '../../core/chat/wake-events';

export class PageWakeEvents implements WakeEvents {
  watch(onWake: () => void): () => void {
    const looked = () => {
      if (document.visibilityState === 'visible') onWake();
    };
    window.addEventListener('online', onWake);
    document.addEventListener('visibilitychange', looked);
    return () => {
      window.removeEventListener('online', onWake);
      document.removeEventListener('visibilitychange', looked);
    };
  }
}

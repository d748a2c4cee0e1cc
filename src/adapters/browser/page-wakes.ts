import type { Wakes } from '../../core/chat/wakes';

export class PageWakes implements Wakes {
  watch(woken: () => void): () => void {
    const looked = () => {
      if (document.visibilityState === 'visible') woken();
    };
    window.addEventListener('online', woken);
    document.addEventListener('visibilitychange', looked);
    return () => {
      window.removeEventListener('online', woken);
      document.removeEventListener('visibilitychange', looked);
    };
  }
}

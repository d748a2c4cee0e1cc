import type { Attention } from '../../core/notifications/attention';

/** A page in the background counts as hidden, even if the browser may restore it. */
export const pageAttention: Attention = {
  here: () => !document.hidden,
  watch: (changed) => {
    const look = () => changed(!document.hidden);
    const leave = () => changed(false);
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', look);
    };
  },
};

import type { Attention } from '../../core/notifications/attention';

/** Whether the page is in sight. A page that is left counts as hidden, also when it is only put aside. */
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

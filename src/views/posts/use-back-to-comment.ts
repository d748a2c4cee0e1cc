import { useEffect } from 'react';

/** When this goes, and with it what had the focus, the keyboard goes on at the comment it belongs to. */
export function useBackToComment(id: string | undefined): void {
  useEffect(
    () => () => {
      if (id === undefined || document.activeElement !== document.body) return;
      const comment = document.getElementById(`comment-${id}`) ?? document.getElementById('comments');
      comment?.setAttribute('tabindex', '-1');
      comment?.focus({ preventScroll: true });
    },
    [id],
  );
}

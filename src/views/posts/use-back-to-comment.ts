import { useEffect } from 'react';
import type { CommentId } from '../../core/shared/ids';

/** Moves the focus to the comment when the focused field below it unmounts. */
export function useBackToComment(id: CommentId | undefined): void {
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

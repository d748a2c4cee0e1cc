import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { postText as texts } from '../../core/posts/comments-text';
import type { CommentId } from '../../core/shared/ids';
import { LinkedCommentStore } from '../../stores/posts/linked-comment-store';
import { useStore } from '../use-store';
import css from './comment-item.module.css';

const NAMED = /^#comment-([\w-]{8,40})$/;

/** Shows the comment that the address names, or says that it is gone. */
export const LinkedComment = observer(function LinkedComment() {
  const { open, outcome } = useStore(LinkedCommentStore);
  const id = NAMED.exec(useLocation().hash)?.[1] as CommentId | undefined;
  useEffect(() => {
    if (id !== undefined) void open(id);
  }, [open, id]);
  const isOutcome = outcome !== undefined && outcome.id === id;
  const isGone = isOutcome && !outcome.isThere;
  useEffect(() => {
    if (isOutcome) document.getElementById(isGone ? 'comments' : `comment-${id}`)?.scrollIntoView?.();
  }, [isOutcome, isGone, id]);
  return <div role="status">{isGone && <p className={css.gone}>{texts.linkedGone}</p>}</div>;
});

import { useState } from 'react';
import { postText } from '../../core/posts/comments-text';
import type { Comment } from '../../core/posts/post';
import { CommentActionsStore } from '../../stores/posts/comment-actions-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import { useBackToComment } from './use-back-to-comment';

const text = postText.actions;

interface RemoveCommentProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Asks before a comment is deleted. */
export function RemoveComment({ comment, onClose }: RemoveCommentProps) {
  const store = useStore(CommentActionsStore);
  useBackToComment(comment.id);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    void store.takeBack(comment).finally(onClose);
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={text.removeTitle}
      footer={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button look="ink" busy={busy} onClick={remove}>
            {text.remove}
          </Button>
        </>
      }
    >
      <p>{text.removeText}</p>
    </Dialog>
  );
}

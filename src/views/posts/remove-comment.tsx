import { postText } from '../../core/posts/comments-text';
import type { Comment } from '../../core/posts/post';
import { CommentActionsStore } from '../../stores/posts/comment-actions-store';
import { ActionDialog } from '../composer/action-dialog';
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
  const act = async () => {
    await store.takeBack(comment);
    onClose();
    return undefined;
  };
  return (
    <ActionDialog
      size="small"
      title={text.removeTitle}
      submit={text.remove}
      cancel={text.keep}
      onClose={onClose}
      act={act}
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}

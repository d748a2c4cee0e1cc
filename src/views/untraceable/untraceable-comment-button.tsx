import { useState } from 'react';
import { postText } from '../../core/posts/comments-text';
import type { PostId } from '../../core/shared/ids';
import { Button } from '../kit/button';
import { lazyWindow } from '../shared/lazy-window';

const CommentWindow = lazyWindow(() =>
  import(/* webpackChunkName: "untraceable-comment" */ './comment-part').then((file) => file.CommentPart),
);

interface UntraceableCommentButtonProps {
  readonly postId: PostId;
  /** The comment that is answered. */
  readonly replyTo?: string | undefined;
}

/** Opens the form in the page: a separate address would tell the server which post the member comments on. */
export function UntraceableCommentButton({ postId, replyTo }: UntraceableCommentButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" icon="eye-off" onClick={() => setOpen(true)}>
        {postText.write.untraceable}
      </Button>
      {open && <CommentWindow postId={postId} replyTo={replyTo} onClose={() => setOpen(false)} />}
    </>
  );
}

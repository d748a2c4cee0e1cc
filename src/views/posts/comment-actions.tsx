import { useState } from 'react';
import { postText } from '../../core/posts/comments-text';
import type { Comment } from '../../core/posts/post';
import { commentContent } from '../../core/trust/shown-content';
import { CommentActionsStore } from '../../stores/posts/comment-actions-store';
import { CommentWritingStore } from '../../stores/posts/comment-writing-store';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { useReporting } from '../moderation/report-button';
import { lazyWindow } from '../shared/lazy-window';
import { CheckButton } from '../trust/check-button';
import { useStore } from '../use-store';
import css from './comment-actions.module.css';
import { ReactionBar } from './reaction-bar';

const text = postText.actions;
const WORD = classNames(css.action, css.word);
const CHECK = classNames(css.action, css.check);

const RemoveDialog = lazyWindow(() =>
  import(/* webpackChunkName: "composer" */ './remove-comment').then((file) => file.RemoveComment),
);

export function CommentActions({ comment }: { readonly comment: Comment }) {
  const writing = useStore(CommentWritingStore);
  const actions = useStore(CommentActionsStore);
  const [removing, setRemoving] = useState(false);
  const edit = async () => {
    const { open } = writing;
    await actions.freshen(comment);
    // The user may write in another field by now.
    if (writing.open === open) writing.openFor({ kind: 'edit', id: comment.id });
  };
  return (
    <>
      <button
        type="button"
        className={WORD}
        onClick={() => writing.openFor({ kind: 'comment', id: comment.id })}
      >
        <Icon name="reply" size="small" />
        {postText.write.reply}
      </button>
      <ReactionBar comment={comment} />
      {comment.mine && (
        <Menu
          label={text.more}
          className={css.action}
          trigger={<Icon name="ellipsis" />}
          items={[
            {
              label: text.edit,
              icon: 'pencil',
              disabled: !comment.editable,
              onSelect: () => void edit(),
            },
            { label: text.remove, icon: 'trash-2', tone: 'chilli', onSelect: () => setRemoving(true) },
          ]}
        />
      )}
      {!comment.mine && <ReportButton comment={comment} />}
      <CheckButton
        shown={{ type: 'COMMENT', id: comment.id, content: commentContent(comment) }}
        className={CHECK}
      />
      {removing && <RemoveDialog comment={comment} onClose={() => setRemoving(false)} />}
    </>
  );
}

function ReportButton({ comment: { id } }: { readonly comment: Comment }) {
  const { report, dialog } = useReporting();
  return (
    <>
      <button
        type="button"
        className={WORD}
        aria-label={text.report}
        onClick={() => report({ id, kind: 'COMMENT' })}
      >
        <Icon name="flag" size="small" />
        {text.reportShort}
      </button>
      {dialog}
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isByAuthor, repliesLeft } from '../../core/posts/comment-list';
import { postText as texts } from '../../core/posts/comments-text';
import type { Comment, Post } from '../../core/posts/post';
import { Clock } from '../../core/shared/clock';
import type { PostId } from '../../core/shared/ids';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { CommentWritingStore } from '../../stores/posts/comment-writing-store';
import { PostStore } from '../../stores/posts/post-store';
import { VotePill } from '../feed/vote-pill';
import { Avatar } from '../kit/avatar';
import { Icon } from '../kit/icon';
import { RelativeTime } from '../kit/relative-time';
import { RichText } from '../kit/rich-text';
import { Tag } from '../kit/tag';
import { VisuallyHidden } from '../kit/visually-hidden';
import { UntraceableCommentButton } from '../untraceable/untraceable-comment-button';
import { useStore } from '../use-store';
import { AppealBox } from './appeal-box';
import { CommentActions } from './comment-actions';
import { CommentBox } from './comment-box';
import css from './comment-item.module.css';

interface CommentItemProps {
  readonly comment: Comment;
  /** Undefined if the post was deleted, which disables votes. */
  readonly post: Post | undefined;
}

export const CommentItem = observer(function CommentItem({ comment, post }: CommentItemProps) {
  return (
    <li className={css.thread}>
      <Message comment={comment} post={post} />
      {comment.replies.length > 0 && (
        <ul className={css.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <Message comment={reply} post={post} />
            </li>
          ))}
        </ul>
      )}
      <MoreReplies comment={comment} />
    </li>
  );
});

const Message = observer(function Message({ comment, post }: CommentItemProps) {
  if (comment.status === 'DELETED')
    return (
      <p className={css.gone} id={`comment-${comment.id}`}>
        {texts.deleted}
      </p>
    );
  return (
    <article className={css.comment} id={`comment-${comment.id}`} aria-labelledby={`by-${comment.id}`}>
      <Avatar className={css.alias} url={comment.author.avatarUrl} />
      <CommentHead comment={comment} post={post} />
      <div className={css.rest}>
        <Words comment={comment} />
        {post && comment.status === 'LIVE' && (
          <div className={css.bar}>
            <VotePill tally={comment.votes} own={comment.mine} quiet />
            <CommentActions comment={comment} />
          </div>
        )}
        <WaitingReplies comment={comment} />
        {post && <ReplyBox comment={comment} postId={post.id} />}
      </div>
    </article>
  );
});

const Words = observer(function Words({ comment }: Pick<CommentItemProps, 'comment'>) {
  const writing = useStore(CommentWritingStore);
  if (writing.open?.kind === 'edit' && writing.open.id === comment.id)
    return (
      <CommentBox
        target={writing.open}
        label={texts.write.editLabel}
        send={texts.write.save}
        otherwise={comment.text}
        onCancel={writing.close}
      />
    );
  return (
    <>
      <p className={css.text} dir="auto">
        <RichText text={comment.text} />
      </p>
      {comment.status === 'FLAGGED' && <FlaggedComment comment={comment} />}
    </>
  );
});

/** Explains to the author why their comment is hidden, with a way to appeal. */
const FlaggedComment = observer(function FlaggedComment({
  comment: { id },
}: Pick<CommentItemProps, 'comment'>) {
  const appeals = useStore(AppealStore);
  useEffect(() => void appeals.loadOutcome({ kind: 'COMMENT', id }), [appeals, id]);
  const item = { kind: 'COMMENT', id } as const;
  const hidden = appeals.outcomeOf(item)?.decision === 'HIDE';
  return (
    <div className={css.pending} role="note">
      <p>{hidden ? texts.hidden : texts.held}</p>
      <AppealBox thing={item} />
    </div>
  );
});

const WaitingReplies = observer(function WaitingReplies({ comment }: Pick<CommentItemProps, 'comment'>) {
  const { waiting } = useStore(CommentWritingStore);
  return waiting
    .filter(({ target }) => target.kind !== 'post' && target.id === comment.id)
    .map(({ text }) => (
      <p key={text} className={css.pending} dir="auto">
        {texts.willSend} {text}
      </p>
    ));
});

interface ReplyBoxProps extends Pick<CommentItemProps, 'comment'> {
  readonly postId: PostId;
}

const ReplyBox = observer(function ReplyBox({ comment, postId }: ReplyBoxProps) {
  const writing = useStore(CommentWritingStore);
  const { open } = writing;
  if (open?.kind !== 'comment' || open.id !== comment.id) return undefined;
  const { replyLabel, sendReply } = texts.write;
  return (
    <div className={css.reply}>
      <CommentBox
        target={open}
        label={replyLabel}
        send={sendReply}
        otherWay={<UntraceableCommentButton postId={postId} replyTo={comment.id} />}
        onCancel={writing.close}
      />
    </div>
  );
});

function CommentHead({ comment, post }: CommentItemProps) {
  const now = useStore(Clock).now();
  const { author, mine, createdAt, id, edited } = comment;
  return (
    <header className={css.head}>
      <p className={css.who} id={`by-${id}`}>
        <bdi className={css.name}>{author.name}</bdi>
        {author.verified && (
          <>
            <Icon name="badge-check" size="small" />
            <VisuallyHidden>{texts.verified}</VisuallyHidden>
          </>
        )}
        {post && isByAuthor(comment, post) && <Tag tone="pine">{texts.author}</Tag>}
        {mine && <Tag>{texts.you}</Tag>}
        <RelativeTime className={css.time} at={createdAt} now={now} />
        {edited && <span>{texts.edited}</span>}
      </p>
      {author.bio && <p className={css.bio}>{author.bio}</p>}
    </header>
  );
}

const MoreReplies = observer(function MoreReplies({ comment }: Pick<CommentItemProps, 'comment'>) {
  const store = useStore(PostStore);
  const left = repliesLeft(comment);
  if (left === 0) return undefined;
  const state = store.moreOf(comment.id);
  return (
    <button
      type="button"
      className={css.more}
      aria-busy={state === 'LOADING' || undefined}
      onClick={() => void store.loadReplies(comment)}
    >
      {state === 'FAILURE'
        ? retryAfterMessageOr(store.moreFailureOf(comment.id), texts.repliesFailed)
        : texts.moreReplies(left)}
      <Icon name="chevron-down" size="small" />
    </button>
  );
});

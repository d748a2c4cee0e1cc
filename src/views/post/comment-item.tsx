import { observer } from 'mobx-react-lite';
import { isByAuthor, repliesLeft } from '../../core/comments/comment-list';
import { postWords as words } from '../../core/comments/words';
import type { Comment, Post } from '../../core/feed/post';
import { Clock } from '../../core/shared/clock';
import { PostStore } from '../../stores/post-store';
import { VotePill } from '../feed/vote-pill';
import { Avatar } from '../kit/avatar';
import { Icon } from '../kit/icon';
import { RelativeTime } from '../kit/relative-time';
import { RichText } from '../kit/rich-text';
import { Tag } from '../kit/tag';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './comment-item.module.css';

interface CommentItemProps {
  readonly comment: Comment;
  /** Left out where the post is gone: nobody votes there any more. */
  readonly post: Post | undefined;
}

/** A comment with its replies. */
export const CommentItem = observer(function CommentItem({ comment, post }: CommentItemProps) {
  return (
    <li className={css.thread}>
      <Said comment={comment} post={post} />
      {comment.replies.length > 0 && (
        <ul className={css.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <Said comment={reply} post={post} />
            </li>
          ))}
        </ul>
      )}
      <MoreReplies comment={comment} />
    </li>
  );
});

const Said = ({ comment, post }: CommentItemProps) => (
  <article className={css.comment} id={`comment-${comment.id}`} aria-labelledby={`by-${comment.id}`}>
    <Avatar className={css.face ?? ''} url={comment.author.avatarUrl} />
    <CommentHead comment={comment} post={post} />
    <div className={css.rest}>
      <p className={css.text} dir="auto">
        <RichText text={comment.text} />
      </p>
      {post && (
        <div className={css.bar}>
          <VotePill tally={comment.votes} own={comment.mine} quiet />
        </div>
      )}
    </div>
  </article>
);

function CommentHead({ comment, post }: CommentItemProps) {
  const now = useStore(Clock).now();
  const { author, mine, createdAt, id } = comment;
  return (
    <header className={css.head}>
      <p className={css.who} id={`by-${id}`}>
        <bdi className={css.name}>{author.name}</bdi>
        {author.verified && (
          <>
            <Icon name="badge-check" size="small" />
            <VisuallyHidden>{words.verified}</VisuallyHidden>
          </>
        )}
        {post && isByAuthor(comment, post) && <Tag tone="pine">{words.author}</Tag>}
        {mine && <Tag>{words.you}</Tag>}
        <RelativeTime className={css.time} at={createdAt} now={now} />
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
      {state === 'FAILURE' ? words.repliesFailed : words.moreReplies(left)}
      <Icon name="chevron-down" size="small" />
    </button>
  );
});

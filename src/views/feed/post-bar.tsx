import { feedText } from '../../core/feed/text';
import type { Post } from '../../core/posts/post';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/first-screens';
import { ShareStore } from '../../stores/feed/share-store';
import { Anchor } from '../kit/anchor';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './post-bar.module.css';
import { SaveButton } from './save-part';
import { VotePill } from './vote-pill';

interface PostBarProps {
  readonly post: Post;
  /** The link to the comments; defaults to the post page. */
  readonly discussionHref?: string;
}

export function PostBar({ post, discussionHref }: PostBarProps) {
  const shares = useStore(ShareStore);
  const text = feedText.post;
  const path = pathTo('post', { postId: post.id });
  const question = post.kind === 'QUESTION';
  const figure = compact(post.comments);
  const talk = question ? text.answers(post.comments, figure) : text.comments(post.comments, figure);
  return (
    <footer className={css.bar}>
      <VotePill tally={post.votes} own={post.mine} />
      <Anchor className={css.action} href={discussionHref ?? path} aria-label={talk}>
        <Icon name="message-circle" />
        <span className={css.figure}>{question ? talk : figure}</span>
      </Anchor>
      <button
        type="button"
        className={css.action}
        aria-label={text.share}
        onClick={() => void shares.share({ title: post.title, path })}
      >
        <Icon name="share-2" />
        <span className={css.text}>{text.share}</span>
      </button>
      {question && !discussionHref ? (
        <Anchor className={classNames(css.action, css.end)} href={path} aria-label={text.answer}>
          <Icon name="pencil" />
          <span className={css.answer}>{text.answer}</span>
        </Anchor>
      ) : (
        <SaveButton post={post} />
      )}
    </footer>
  );
}

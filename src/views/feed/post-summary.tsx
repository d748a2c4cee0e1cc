import { feedText } from '../../core/feed/text';
import type { Post } from '../../core/posts/post';
import { compact } from '../../core/shared/numbers';
import { Tag } from '../kit/tag';
import css from './post-card.module.css';

export function PostSummary({ post }: { readonly post: Post }) {
  const { inShort, poll } = feedText;
  const votes = (count: number) => poll.votes(count, compact(count));
  const text = () => {
    if (post.poll) return inShort.POLL(votes(post.poll.totalVotes));
    if (post.salary) return inShort.SALARY(post.salary.offers.length, votes(post.salary.totalVotes));
    if (post.topAnswer) return inShort.QUESTION;
    if (post.media.length === 0) return undefined;
    return post.kind === 'VIDEO' ? inShort.VIDEO : inShort.IMAGE(post.media.length);
  };
  const short = text();
  return (
    short && (
      <p className={css.inShort}>
        <Tag>{short}</Tag>
      </p>
    )
  );
}

import { observer } from 'mobx-react-lite';
import type { Density } from '../../core/feed/density';
import type { Post } from '../../core/posts/post';
import { Clock } from '../../core/shared/clock';
import { pathTo } from '../../core/shell/first-screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { useRepeatedContent } from '../shared/use-repeated-content';
import { useStore } from '../use-store';
import { OffersBlock } from './offers-block';
import { PollBlock } from './poll-block';
import { PostBar } from './post-bar';
import css from './post-card.module.css';
import { PostHead } from './post-head';
import { PostMedia } from './post-media';
import { PostSummary } from './post-summary';
import { PostText } from './post-text';
import { TopAnswer } from './top-answer';

/** The characters of a post in a list: all that the service sends, or about one line. */
const LIMITS = { comfortable: 280, compact: 110 } as const satisfies Record<Density, number>;

interface PostCardProps {
  readonly post: Post;
  readonly density: Density;
  /** The position in the list, from 1, and the length of the list if known. */
  readonly position: number;
  readonly of: number | undefined;
  /** True on a community page, where posts need not name their community. */
  readonly inCommunity?: boolean | undefined;
}

export const PostCard = observer(function PostCard(props: PostCardProps) {
  const { post, density, position, of: input, inCommunity = false } = props;
  const now = useStore(Clock).now();
  const content = useRepeatedContent(CardContent, { post, density, now, eager: position <= 2, inCommunity });
  return (
    <Card
      as="article"
      id={`post-${post.id}`}
      className={css.post}
      data-density={density}
      data-item={post.id}
      tabIndex={-1}
      aria-labelledby={titleId(post)}
      aria-posinset={position}
      aria-setsize={input ?? -1}
      {...content}
    />
  );
});

const titleId = ({ id }: Post): string => `title-${id}`;

interface ContentProps extends BodyProps {
  readonly density: Density;
  readonly inCommunity: boolean;
}

function CardContent({ post, density, now, eager, inCommunity }: ContentProps) {
  return (
    <>
      <PostHead post={post} now={now} inCommunity={inCommunity} />
      <h2 id={titleId(post)} className={css.title} dir="auto">
        <Anchor href={pathTo('post', { postId: post.id })}>{post.title}</Anchor>
      </h2>
      {post.text && <PostText post={post} limit={LIMITS[density]} />}
      {density === 'compact' ? <PostSummary post={post} /> : <PostBody post={post} now={now} eager={eager} />}
      <PostBar post={post} />
    </>
  );
}

interface BodyProps {
  readonly post: Post;
  readonly now: number;
  readonly eager: boolean;
}

/** Everything in a post except its text. */
export const PostBody = ({ post, now, eager }: BodyProps) => (
  <>
    {post.media.length > 0 && (
      <PostMedia media={post.media} eager={eager} moreAt={pathTo('post', { postId: post.id })} />
    )}
    {post.poll && <PollBlock postId={post.id} poll={post.poll} now={now} own={post.mine} />}
    {post.salary && <OffersBlock postId={post.id} salary={post.salary} own={post.mine} />}
    {post.topAnswer && <TopAnswer answer={post.topAnswer} />}
  </>
);

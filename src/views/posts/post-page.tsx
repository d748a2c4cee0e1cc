import { observer } from 'mobx-react-lite';
import { communityPath } from '../../core/communities/community-path';
import { communityText as text } from '../../core/communities/text';
import type { Post } from '../../core/posts/post';
import { Clock } from '../../core/shared/clock';
import { compact } from '../../core/shared/numbers';
import { postContent } from '../../core/trust/shown-content';
import { MembershipStore } from '../../stores/communities/membership-store';
import { JoinButton } from '../communities/join-button';
import { PostBar } from '../feed/post-bar';
import { PostBody } from '../feed/post-card';
import { PostHead } from '../feed/post-head';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { RichText } from '../kit/rich-text';
import { CommunityImage } from '../shared/community-image';
import { loadOnInteraction } from '../shared/load-on-interaction';
import { CheckButton } from '../trust/check-button';
import { useStore } from '../use-store';
import type { AppealBoxProps } from './appeal-box';
import { ModerationNote } from './moderation-note';
import css from './post-page.module.css';
import { WholePictures } from './whole-pictures';

export const PostAppeal = loadOnInteraction<AppealBoxProps>(() =>
  import(/* webpackChunkName: "post-screen-rest" */ './appeal-box').then(({ AppealBox }) => ({
    Part: AppealBox,
  })),
);

export const PostComparison = loadOnInteraction(
  () => import(/* webpackChunkName: "post-screen-rest" */ './post-comparison'),
);

export const PostPage = observer(function PostPage({ post }: { readonly post: Post }) {
  const now = useStore(Clock).now();
  const videos = post.media.filter(({ type }) => type !== 'IMAGE');
  return (
    <Card as="article" className={css.post} data-item={post.id}>
      <CommunityLine community={post.community} />
      <ModerationNote post={post}>
        <PostAppeal thing={{ kind: 'POST', id: post.id }} />
      </ModerationNote>
      <div className={css.body}>
        <PostHead post={post} now={now} inCommunity />
        <h1 className={css.title} dir="auto">
          {post.title}
        </h1>
        {post.text && (
          <p className={css.text} dir="auto">
            <RichText text={post.text} {...(post.highlight && { span: post.highlight })} />
          </p>
        )}
        <WholePictures media={post.media} />
        <PostBody post={{ ...post, media: videos, topAnswer: undefined }} now={now} eager />
        {(post.salary?.offers.length ?? 0) > 1 && <PostComparison post={post} />}
        <div className={css.bar}>
          <PostBar post={post} discussionHref="#comments" />
          {post.status === 'LIVE' && (
            <CheckButton
              shown={{ type: 'POST', id: post.id, content: postContent(post) }}
              className={css.check}
            />
          )}
        </div>
      </div>
    </Card>
  );
});

const CommunityLine = observer(function CommunityLine({ community: input }: Pick<Post, 'community'>) {
  const community = useStore(MembershipStore).current(input);
  return (
    <div className={css.community}>
      <Anchor className={css.where} href={communityPath(community)}>
        <CommunityImage community={community} size="sm" />
        <span>
          <bdi>{community.name}</bdi>
          <small>{text.members(community.reach.followers, compact(community.reach.followers))}</small>
        </span>
      </Anchor>
      <JoinButton community={community} />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs, Params } from 'react-router';
import { feedText } from '../../core/feed/text';
import type { CommentList } from '../../core/posts/comment-list';
import { postText } from '../../core/posts/comments-text';
import { postFacts } from '../../core/posts/post-facts';
import { parsePostPlace, postPath, questionIdOf } from '../../core/posts/post-place';
import { loaded } from '../../core/shared/loadable';
import { preview } from '../../core/shared/preview';
import { TrendingStore } from '../../stores/feed/trending-store';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { PostStore } from '../../stores/posts/post-store';
import { WideSideRail } from '../feed/wide-rails';
import css from '../kit/beside.module.css';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { Discussion } from './discussion';
import { GonePost } from './gone-post';
import { PostAppeal, PostComparison, PostPage } from './post-page';

export const later = [PostAppeal, PostComparison];

const DESCRIPTION = 160;
/** A shorter text alone tells a search engine's user too little. */
const ENOUGH = 50;

/** A question has a second path with its words in it. */
const placeOf = ({ postId, questionSlug = '' }: Params, search: string) =>
  parsePostPlace(postId ?? questionIdOf(questionSlug), search);

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const place = placeOf(params, new URL(request.url).search);
  await Promise.all([
    resolve(PostStore).open(place, call),
    resolve(TrendingStore).open(call),
    resolve(PseudoProfilesStore).open(call),
  ]);
  const { failure, post, talk } = resolve(PostStore);
  if (failure) throw failure;
  await resolve(AppealStore).open(loaded(post), loaded<CommentList>(talk)?.comments, call);
}

export const handle: ScreenHandle = {
  head: (resolve, { params, search }) => {
    const store = resolve(PostStore);
    const { postId, after, order } = placeOf(params, search);
    const post = loaded(store.post);
    const canonical = postPath({ postId });
    const { description } = feedText;
    const nothing = { description, canonical, hidden: true };
    if (store.underReview) return { ...nothing, title: postText.underReview.head, status: 404 };
    if (!post) return { ...nothing, title: postText.gone.head, status: 410 };
    return {
      title: post.title,
      description:
        post.text.length < ENOUGH
          ? `${post.text} ${description}`.trim()
          : preview(post.text, DESCRIPTION).text,
      canonical,
      hidden: after !== undefined || order !== undefined || post.status !== 'LIVE',
      facts: postFacts(post, loaded(store.talk)?.comments ?? []),
    };
  },
};

export const Component = observer(function PostScreen() {
  const store = useStore(PostStore);
  const post = loaded(store.post);
  return (
    <div className={css.page}>
      <div className={css.main}>
        {store.underReview ? (
          <GonePost why="underReview" />
        ) : (
          <>
            {post && <PostPage post={post} />}
            {store.gone && <GonePost why="gone" />}
            <Discussion post={post} />
          </>
        )}
      </div>
      <aside className={css.side} aria-label={postText.aside}>
        <WideSideRail />
      </aside>
    </div>
  );
});

import type { LoaderFunctionArgs } from 'react-router';
import { feedPath, parseFeedPlace } from '../../core/feed/feed-place';
import { feedText as text } from '../../core/feed/text';
import { BRAND } from '../../core/shared/brand';
import { CommunitiesStore } from '../../stores/communities/communities-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { TrendingStore } from '../../stores/feed/trending-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { ComposerBar } from './composer-bar';
import { FeedList } from './feed-list';
import { FeedTabs } from './feed-tabs';
import css from './home-screen.module.css';
import { PullToRefresh } from './pull-to-refresh';
import { WideLeftRail, WideSideRail } from './wide-rails';

/** Loads the data of the page. Throws only if there is nothing to show. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await Promise.all([
    resolve(FeedStore).open(parseFeedPlace(new URL(request.url).search), call),
    resolve(CommunitiesStore).openRail(call),
    resolve(TrendingStore).open(call),
    resolve(PseudoProfilesStore).open(call),
  ]);
  const { failure } = resolve(FeedStore);
  if (failure) throw failure;
}

export const handle: ScreenHandle = {
  head: (_resolve, { search }) => {
    const { sort, after } = parseFeedPlace(search);
    return {
      title: sort === 'POPULAR' ? `${BRAND}: ${text.headline}` : `${text.tabs[sort]} | ${BRAND}`,
      description: text.description,
      canonical: feedPath({ sort }),
      hidden: after !== undefined,
    };
  },
};

export function Component() {
  return (
    <div className={css.home}>
      <aside className={css.rail} aria-label={text.rails.own}>
        <WideLeftRail />
      </aside>
      <div className={css.feed}>
        <h1>
          <VisuallyHidden>{text.title}</VisuallyHidden>
        </h1>
        <PullToRefresh>
          <ComposerBar />
          <FeedTabs />
          <FeedList />
        </PullToRefresh>
      </div>
      <aside className={css.side} aria-label={text.rails.more}>
        <WideSideRail />
      </aside>
    </div>
  );
}

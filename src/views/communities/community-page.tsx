import { observer } from 'mobx-react-lite';
import { communityText } from '../../core/communities/text';
import { loaded } from '../../core/shared/loadable';
import { CommunityStore } from '../../stores/communities/community-store';
import { WideSideRail } from '../feed/wide-rails';
import css from '../kit/beside.module.css';
import { useStore } from '../use-store';
import { CommunityBanner } from './community-banner';
import { CommunityPosts } from './community-posts';
import { PinnedPosts } from './pinned-posts';
import { RulesCard } from './rules-card';

export const CommunityPage = observer(function CommunityPage() {
  const community = loaded(useStore(CommunityStore).community);
  if (!community) return undefined;
  return (
    <div className={css.page}>
      <div className={css.main}>
        <CommunityBanner community={community} />
        <PinnedPosts />
        <CommunityPosts />
      </div>
      <aside className={css.side} aria-label={communityText.page.aside}>
        <RulesCard />
        <WideSideRail />
      </aside>
    </div>
  );
});

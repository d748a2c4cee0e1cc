import { Apart } from '../kit/apart';
import { CommunityRail } from './community-rail';
import { FeedNav } from './feed-nav';
import { IdentityCard } from './identity-card';

/** What stands before the feed on a wide screen: who one is here, and the ways on. */
export const LeftRail = () => (
  <>
    <Apart>
      <IdentityCard />
    </Apart>
    <FeedNav />
    <Apart>
      <CommunityRail />
    </Apart>
  </>
);

import { ErrorBoundary } from '../kit/error-boundary';
import { CommunityRail } from './community-rail';
import { FeedNav } from './feed-nav';
import { IdentityCard } from './identity-card';

/** Shown on wide screens only: the identity card and navigation. */
export const LeftRail = () => (
  <>
    <ErrorBoundary>
      <IdentityCard />
    </ErrorBoundary>
    <FeedNav />
    <ErrorBoundary>
      <CommunityRail />
    </ErrorBoundary>
  </>
);

import { ContainerModule } from 'inversify';
import { BrowserSharing } from '../../../adapters/browser/browser-sharing';
import { FeedPort } from '../../../core/feed/feed-port';
import { Sharing } from '../../../core/feed/sharing';
import { CurrentSession } from '../../../core/login/current-session';
import { PseudoProfilesPort } from '../../../core/onboarding/pseudo-profiles-port';
import { Clock } from '../../../core/shared/clock';
import { Cookies } from '../../../core/shared/cookies';
import { DensityStore } from '../../../stores/feed/density-store';
import { FeedStore } from '../../../stores/feed/feed-store';
import { ShareStore } from '../../../stores/feed/share-store';
import { TrendingStore } from '../../../stores/feed/trending-store';
import { PseudoProfilesStore } from '../../../stores/onboarding/pseudo-profiles-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { ToastStore } from '../../../stores/shared/toast-store';

export const feedModule = new ContainerModule(({ bind }) => {
  bind(FeedStore).toResolvedValue(
    (feed, current, clock, voting) => new FeedStore(feed, current, clock, voting),
    [FeedPort, CurrentSession, Clock, VotingStore],
  );
  bind(TrendingStore).toResolvedValue((feed) => new TrendingStore(feed), [FeedPort]);
  bind(DensityStore).toResolvedValue((cookies) => new DensityStore(cookies), [Cookies]);
  bind(PseudoProfilesStore).toResolvedValue(
    (port, current) => new PseudoProfilesStore(port, current),
    [PseudoProfilesPort, CurrentSession],
  );
  bind(Sharing).toResolvedValue(() => new BrowserSharing());
  bind(ShareStore).toResolvedValue(
    (sharing, toasts) => new ShareStore(sharing, toasts),
    [Sharing, ToastStore],
  );
});

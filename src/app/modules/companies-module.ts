import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { aggregationClient, browsingHistory } from '../../adapters/http/generated/aggregation';
import { awards, awardsClient } from '../../adapters/http/generated/awards';
import { companies, companyClient } from '../../adapters/http/generated/company';
import { reviewClient, reviews } from '../../adapters/http/generated/review';
import { videoClient, videos } from '../../adapters/http/generated/video';
import { reviewAmbience } from '../../adapters/http/portal-ambience';
import { AwardsPort } from '../../core/awards/awards-port';
import { BrowsingHistoryPort } from '../../core/browsing-history/browsing-history-port';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { CompaniesPort } from '../../core/companies/companies-port';
import type { Review } from '../../core/reviews/review';
import { wishForOne } from '../../core/reviews/review-query';
import { ReviewsPort } from '../../core/reviews/reviews-port';
import { CurrentSession } from '../../core/session/current-session';
import { Device } from '../../core/shell/device';
import { VideosPort } from '../../core/videos/videos-port';
import { BrowsingHistoryStore } from '../../stores/browsing-history-store';
import { CompaniesStore } from '../../stores/companies-store';
import { CompanyDetailsStore } from '../../stores/company-details-store';
import { CompanyOverviewStore } from '../../stores/company-overview-store';
import { CompanyReviewsStore } from '../../stores/company-reviews-store';
import { CompanyStore } from '../../stores/company-store';
import { CompanyVideoStore } from '../../stores/company-video-store';
import { GalleryStore } from '../../stores/gallery-store';
import { GateStore } from '../../stores/gate-store';
import { type HelpfulPort, ReviewsHelpfulStore } from '../../stores/helpful-store';
import { ReviewsHomeStore } from '../../stores/reviews-home-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

const helpfulReviews = (port: ReviewsPort): HelpfulPort<Review> => ({
  set: (wish) => port.setHelpful(wish),
  read: async (review) => {
    const { items } = await port.listReviews({ urlName: review.company.urlName, ...wishForOne(review) });
    return items.find(({ id }) => id === review.id);
  },
});

/** What every screen about companies and their reviews needs; none of it is in the first load. */
export const companiesModule = new ContainerModule(({ bind }) => {
  bind(CompaniesPort).toResolvedValue(
    (wire, device) => companies(companyClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ReviewsPort).toResolvedValue(
    (wire, device) => reviews(reviewClient(speaking(wire, reviewAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(BrowsingHistoryPort).toResolvedValue(
    (wire, device) => browsingHistory(aggregationClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(BrowsingHistoryStore).toResolvedValue(
    (port, current) => new BrowsingHistoryStore(port, current),
    [BrowsingHistoryPort, CurrentSession],
  );
  bind(AwardsPort).toResolvedValue(
    (wire, device) => awards(awardsClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(VideosPort).toResolvedValue(
    (wire, device) => videos(videoClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CompanyVideoStore).toResolvedValue((port) => new CompanyVideoStore(port), [VideosPort]);
  bind(CompaniesStore).toResolvedValue((port) => new CompaniesStore(port), [CompaniesPort]);
  bind(CompanyStore).toResolvedValue(
    (port, communities, current, gates) => new CompanyStore(port, communities, current, gates),
    [CompaniesPort, CommunitiesPort, CurrentSession, GateStore],
  );
  bind(CompanyOverviewStore).toResolvedValue(
    (port, reviewed, awarded) => new CompanyOverviewStore(port, reviewed, awarded),
    [CompaniesPort, ReviewsPort, AwardsPort],
  );
  bind(GalleryStore).toResolvedValue((port) => new GalleryStore(port), [CompaniesPort]);
  bind(CompanyDetailsStore).toResolvedValue((port) => new CompanyDetailsStore(port), [CompaniesPort]);
  bind(CompanyReviewsStore).toResolvedValue((port) => new CompanyReviewsStore(port), [ReviewsPort]);
  bind(ReviewsHelpfulStore).toResolvedValue(
    (port, current, gates) => new ReviewsHelpfulStore(helpfulReviews(port), current, gates),
    [ReviewsPort, CurrentSession, GateStore],
  );
  bind(ReviewsHomeStore).toResolvedValue(
    (reviewed, port) => new ReviewsHomeStore(reviewed, port),
    [ReviewsPort, CompaniesPort],
  );
});

import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { aggregationClient, browsingHistory } from '../../../adapters/http/generated/aggregation';
import { awards, awardsClient } from '../../../adapters/http/generated/awards';
import { companies, companyClient } from '../../../adapters/http/generated/company';
import { reviewClient, reviews } from '../../../adapters/http/generated/review';
import { videoClient, videos } from '../../../adapters/http/generated/video';
import { reviewAmbience } from '../../../adapters/http/portal-ambience';
import { AwardsPort } from '../../../core/companies/awards-port';
import { CompaniesPort } from '../../../core/companies/companies-port';
import { VideosPort } from '../../../core/companies/videos-port';
import { CurrentSession } from '../../../core/login/current-session';
import { BrowsingHistoryPort } from '../../../core/profile/browsing-history-port';
import type { Review } from '../../../core/reviews/review';
import { singleReviewQuery } from '../../../core/reviews/review-query';
import { ReviewsPort } from '../../../core/reviews/reviews-port';
import { Device } from '../../../core/shell/device';
import { MembershipStore } from '../../../stores/communities/membership-store';
import { CompaniesStore } from '../../../stores/companies/companies-store';
import { CompanyDetailsStore } from '../../../stores/companies/company-details-store';
import { CompanyOverviewStore } from '../../../stores/companies/company-overview-store';
import { CompanyReviewsStore } from '../../../stores/companies/company-reviews-store';
import { CompanyStore } from '../../../stores/companies/company-store';
import { CompanyVideoStore } from '../../../stores/companies/company-video-store';
import { GalleryStore } from '../../../stores/companies/gallery-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { BrowsingHistoryStore } from '../../../stores/profile/browsing-history-store';
import { type HelpfulPort, ReviewsHelpfulStore } from '../../../stores/reviews/helpful-store';
import { ReviewsHomeStore } from '../../../stores/reviews/reviews-home-store';
import { bindMembership } from '../communities/bind-membership';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

const helpfulReviews = (port: ReviewsPort): HelpfulPort<Review> => ({
  set: (query) => port.setHelpful(query),
  read: async (review) => {
    const { items } = await port.listReviews({
      urlName: review.company.urlName,
      ...singleReviewQuery(review),
    });
    return items.find(({ id }) => id === review.id);
  },
});

/** Not part of the first load. */
export const companiesModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MembershipStore)) bindMembership(bind);
  bind(CompaniesPort).toResolvedValue(
    (wire, device) => companies(companyClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ReviewsPort).toResolvedValue(
    (wire, device) => reviews(reviewClient(withAmbience(wire, reviewAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(BrowsingHistoryPort).toResolvedValue(
    (wire, device) => browsingHistory(aggregationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(BrowsingHistoryStore).toResolvedValue(
    (port, current) => new BrowsingHistoryStore(port, current),
    [BrowsingHistoryPort, CurrentSession],
  );
  bind(AwardsPort).toResolvedValue(
    (wire, device) => awards(awardsClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(VideosPort).toResolvedValue(
    (wire, device) => videos(videoClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CompanyVideoStore).toResolvedValue((port) => new CompanyVideoStore(port), [VideosPort]);
  bind(CompaniesStore).toResolvedValue((port) => new CompaniesStore(port), [CompaniesPort]);
  bind(CompanyStore).toResolvedValue(
    (port, current, members) => new CompanyStore(port, current, members),
    [CompaniesPort, CurrentSession, MembershipStore],
  );
  bind(CompanyOverviewStore).toResolvedValue(
    (port, reviewed, awarded) => new CompanyOverviewStore(port, reviewed, awarded),
    [CompaniesPort, ReviewsPort, AwardsPort],
  );
  bind(GalleryStore).toResolvedValue((port) => new GalleryStore(port), [CompaniesPort]);
  bind(CompanyDetailsStore).toResolvedValue((port) => new CompanyDetailsStore(port), [CompaniesPort]);
  bind(CompanyReviewsStore).toResolvedValue((port) => new CompanyReviewsStore(port), [ReviewsPort]);
  bind(ReviewsHelpfulStore).toResolvedValue(
    (port, current, loginPrompts) => new ReviewsHelpfulStore(helpfulReviews(port), current, loginPrompts),
    [ReviewsPort, CurrentSession, LoginPromptStore],
  );
  bind(ReviewsHomeStore).toResolvedValue(
    (reviewed, port) => new ReviewsHomeStore(reviewed, port),
    [ReviewsPort, CompaniesPort],
  );
});

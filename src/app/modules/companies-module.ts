import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { companies, companyClient } from '../../adapters/http/generated/company';
import { reviewClient, reviews } from '../../adapters/http/generated/review';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { CompaniesPort } from '../../core/companies/companies-port';
import { ReviewsPort } from '../../core/reviews/reviews-port';
import { CurrentSession } from '../../core/session/current-session';
import { Device } from '../../core/shell/device';
import { CompaniesStore } from '../../stores/companies-store';
import { CompanyDetailsStore } from '../../stores/company-details-store';
import { CompanyOverviewStore } from '../../stores/company-overview-store';
import { CompanyReviewsStore } from '../../stores/company-reviews-store';
import { CompanyStore } from '../../stores/company-store';
import { GateStore } from '../../stores/gate-store';
import { ReviewsHelpfulStore } from '../../stores/reviews-helpful-store';
import { ReviewsHomeStore } from '../../stores/reviews-home-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What every screen about companies and their reviews needs; none of it is in the first load. */
export const companiesModule = new ContainerModule(({ bind }) => {
  bind(CompaniesPort).toResolvedValue(
    (wire, device) => companies(companyClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ReviewsPort).toResolvedValue(
    (wire, device) => reviews(reviewClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(CompaniesStore).toResolvedValue((port) => new CompaniesStore(port), [CompaniesPort]);
  bind(CompanyStore).toResolvedValue(
    (port, communities, current, gates) => new CompanyStore(port, communities, current, gates),
    [CompaniesPort, CommunitiesPort, CurrentSession, GateStore],
  );
  bind(CompanyOverviewStore).toResolvedValue(
    (port, reviewed) => new CompanyOverviewStore(port, reviewed),
    [CompaniesPort, ReviewsPort],
  );
  bind(CompanyDetailsStore).toResolvedValue((port) => new CompanyDetailsStore(port), [CompaniesPort]);
  bind(CompanyReviewsStore).toResolvedValue((port) => new CompanyReviewsStore(port), [ReviewsPort]);
  bind(ReviewsHelpfulStore).toResolvedValue(
    (port, current, gates) => new ReviewsHelpfulStore(port, current, gates),
    [ReviewsPort, CurrentSession, GateStore],
  );
  bind(ReviewsHomeStore).toResolvedValue(
    (reviewed, port) => new ReviewsHomeStore(reviewed, port),
    [ReviewsPort, CompaniesPort],
  );
});

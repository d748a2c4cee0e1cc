import type { ContainerModuleLoadOptions } from 'inversify';
import { MemberTexts } from '../../../core/composer/member-texts';
import { UntoldViews } from '../../../core/feed/seen-posts';
import { PostActionsPort } from '../../../core/posts/post-actions-port';
import { Timers } from '../../../core/shared/timers';
import { AnalyticsPort } from '../../../core/shell/analytics-port';
import { PageVitals } from '../../../core/shell/page-vitals';
import { CompanyImpressionsStore } from '../../../stores/companies/company-impressions-store';
import { SightingsStore } from '../../../stores/feed/sightings-store';
import { VitalsStore } from '../../../stores/shell/vitals-store';

/** Records seen posts, company impressions and page performance, and reports them. */
export function bindSightings(bind: ContainerModuleLoadOptions['bind']): void {
  bind(UntoldViews).toResolvedValue((texts) => new UntoldViews(texts.views), [MemberTexts]);
  bind(SightingsStore).toResolvedValue(
    (posts, analytics, untold, timers) => new SightingsStore(posts, analytics, untold, timers),
    [PostActionsPort, AnalyticsPort, UntoldViews, Timers],
  );
  bind(VitalsStore).toResolvedValue(
    (page, analytics) => new VitalsStore(page, analytics),
    [PageVitals, AnalyticsPort],
  );
  bind(CompanyImpressionsStore).toResolvedValue(
    (analytics, timers) => new CompanyImpressionsStore(analytics, timers),
    [AnalyticsPort, Timers],
  );
}

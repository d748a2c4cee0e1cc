import type { ContainerModuleLoadOptions } from 'inversify';
import { MemberTexts } from '../../../core/composer/member-texts';
import { UnreportedViews } from '../../../core/feed/seen-posts';
import { PostActionsPort } from '../../../core/posts/post-actions-port';
import { Timers } from '../../../core/shared/timers';
import { AnalyticsPort } from '../../../core/shell/analytics-port';
import { PageVitals } from '../../../core/shell/page-vitals';
import { CompanyImpressionsStore } from '../../../stores/companies/company-impressions-store';
import { SightingsStore } from '../../../stores/feed/sightings-store';
import { VitalsStore } from '../../../stores/shell/vitals-store';

/** Records seen posts, company impressions and page performance, and reports them. */
export function bindSightings(bind: ContainerModuleLoadOptions['bind']): void {
  bind(UnreportedViews).toResolvedValue((texts) => new UnreportedViews(texts.views), [MemberTexts]);
  bind(SightingsStore).toResolvedValue(
    (posts, analytics, unreported, timers) => new SightingsStore(posts, analytics, unreported, timers),
    [PostActionsPort, AnalyticsPort, UnreportedViews, Timers],
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

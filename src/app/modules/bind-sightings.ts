import type { ContainerModuleLoadOptions } from 'inversify';
import { AnalyticsPort } from '../../core/analytics/analytics-port';
import { PageVitals } from '../../core/analytics/page-vitals';
import { UntoldViews } from '../../core/feed/seen-posts';
import { PostActionsPort } from '../../core/post/post-actions-port';
import { CurrentSession } from '../../core/session/current-session';
import { DeviceOwner } from '../../core/session/device-owner';
import { Cookies } from '../../core/shared/cookies';
import { Storage } from '../../core/shared/storage';
import { Timers } from '../../core/shared/timers';
import { CompanyImpressionsStore } from '../../stores/company-impressions-store';
import { SightingsStore } from '../../stores/sightings-store';
import { VitalsStore } from '../../stores/vitals-store';

/** Which posts and how many companies were seen, how pages felt, and whoever is told. */
export function bindSightings(bind: ContainerModuleLoadOptions['bind']): void {
  bind(UntoldViews).toResolvedValue(
    (storage, current, cookies) => new UntoldViews(storage, new DeviceOwner(current, cookies)),
    [Storage, CurrentSession, Cookies],
  );
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

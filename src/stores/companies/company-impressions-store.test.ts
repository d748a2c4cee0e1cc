import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsPort, UsageEvent } from '../../core/shell/analytics-port';
import { CompanyImpressionsStore } from './company-impressions-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function looking() {
  const reported: UsageEvent[] = [];
  const analytics = {
    recordEvents: async ({ events }: { readonly events: readonly UsageEvent[] }) =>
      void reported.push(...events),
  } as unknown as AnalyticsPort;
  const timers = {
    after: (ms: number, run: () => void) => {
      const id = setTimeout(run, ms);
      return () => clearTimeout(id);
    },
    every: (ms: number, run: () => void) => {
      const id = setInterval(run, ms);
      return () => clearInterval(id);
    },
  };
  const store = new CompanyImpressionsStore(analytics, timers);
  return { store, reported, end: store.begin() };
}

const event = { eventType: 'impression', entity: 'top_company_impressions' };

it('[R-854][R-705] companies in sight for half a second count once, and the count is sent every ten seconds', () => {
  const { store, reported, end } = looking();
  store.enter({ pageName: 'companies' });
  for (const id of ['zentrix-labs', 'kaveri-bank', 'zentrix-labs']) store.appear(id);
  store.appear('orbitly');
  vi.advanceTimersByTime(499);
  store.disappear('orbitly');
  vi.advanceTimersByTime(9_501);
  expect(reported).toEqual([{ ...event, pageName: 'companies', count: 2 }]);
  store.appear('zentrix-labs');
  vi.advanceTimersByTime(20_000);
  expect(reported).toHaveLength(1);
  store.appear('orbitly');
  end();
  vi.advanceTimersByTime(20_000);
  expect(reported).toHaveLength(1);
});

it('[R-329] company impressions are sent with the subject of the page where they were seen', () => {
  const { store, reported } = looking();
  const places = [
    { pageName: 'designation-salaries', designationId: 7 },
    { pageName: 'company-overview', companyId: 1001 },
    { pageName: 'CommunityListing', communityType: 'TOPIC', topicId: 42 },
    { pageName: 'DepartmentListing', communityType: 'DEPARTMENT', departmentId: 3 },
  ] as const;
  for (const place of places) {
    store.enter(place);
    store.appear('zentrix-labs');
    vi.advanceTimersByTime(500);
  }
  store.sendImpressions();
  expect(reported).toEqual(places.map((place) => ({ ...event, ...place, count: 1 })));
});

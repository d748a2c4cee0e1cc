import type { Page } from '@playwright/test';

/** Adds up the layout shifts. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** Their sum in the page that is open. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

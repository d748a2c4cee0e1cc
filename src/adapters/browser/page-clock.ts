import type { Clock } from '../../core/shared/clock';

/** Longer than any page takes to load. */
const LONG = 3_600_000;

/**
 * Returns the server's render time until hydration. Then it runs, corrected by the server's time if the device clock
 * is hours off.
 */
export class PageClock implements Clock {
  #off = 0;
  #renderedAt: number | undefined;

  constructor(renderedAt: number | undefined) {
    this.#renderedAt = renderedAt;
    const off = Number(renderedAt) - Date.now();
    // A page from the browser cache was not transferred and may be old, so its time says nothing about the device
    // clock.
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page?.transferSize && Math.abs(off) > LONG) this.#off = off;
  }

  now(): number {
    return this.#renderedAt ?? Date.now() + this.#off;
  }

  run(): void {
    this.#renderedAt = undefined;
  }
}

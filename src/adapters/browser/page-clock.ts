import type { Clock } from '../../core/shared/clock';

/** No page takes as long to come. */
const LONG = 3_600_000;

/**
 * Stands where the server's clock stood until the page has been taken over. Then it runs: as the server's, where the
 * device's is hours off.
 */
export class PageClock implements Clock {
  #off = 0;
  #stoodAt: number | undefined;

  constructor(renderedAt: number | undefined) {
    this.#stoodAt = renderedAt;
    const off = Number(renderedAt) - Date.now();
    // A page the browser had kept was not transferred, and may be old.
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page?.transferSize && Math.abs(off) > LONG) this.#off = off;
  }

  now(): number {
    return this.#stoodAt ?? Date.now() + this.#off;
  }

  run(): void {
    this.#stoodAt = undefined;
  }
}

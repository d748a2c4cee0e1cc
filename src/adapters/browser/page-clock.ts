import type { Clock } from '../../core/shared/clock';

/** Stands where the server's clock stood until the page has been taken over; then it runs. */
export class PageClock implements Clock {
  #stoodAt: number | undefined;

  constructor(renderedAt: number | undefined) {
    this.#stoodAt = renderedAt;
  }

  now(): number {
    return this.#stoodAt ?? Date.now();
  }

  run(): void {
    this.#stoodAt = undefined;
  }
}

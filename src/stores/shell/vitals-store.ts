import type { AnalyticsPort, Vital } from '../../core/shell/analytics-port';
import { isPoor, type Measured, type PageVitals, vitalOf } from '../../core/shell/page-vitals';

/** The worst vitals of a page, reported when the page is left. */
export class VitalsStore {
  readonly #worst = new Map<Measured['name'], Vital>();
  #pageName = 'none';
  readonly #page: PageVitals;
  readonly #analytics: AnalyticsPort;

  constructor(page: PageVitals, analytics: AnalyticsPort) {
    this.#page = page;
    this.#analytics = analytics;
  }

  begin(): () => void {
    return this.#page.watch((measured) => this.#receive(measured));
  }

  enter(pageName: string): void {
    this.#pageName = pageName;
  }

  report(): void {
    for (const vital of this.#worst.values()) this.#analytics.recordVital(vital).catch(() => {});
    this.#worst.clear();
  }

  #receive(measured: Measured): void {
    const known = this.#worst.get(measured.name)?.value ?? 0;
    if (isPoor(measured) && measured.value > known)
      this.#worst.set(measured.name, vitalOf(measured, this.#pageName));
  }
}

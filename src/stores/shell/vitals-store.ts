import type { AnalyticsPort } from '../../core/shell/analytics-port';
import { isPoor, loadOf, type Measured, type PageVitals, vitalOf } from '../../core/shell/page-vitals';

/** The worst vitals of a page, reported when the page is left. */
export class VitalsStore {
  readonly #worst = new Map<Measured['name'], { readonly measured: Measured; readonly pageName: string }>();
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
    for (const { measured, pageName } of this.#worst.values()) this.#send(measured, pageName).catch(() => {});
    this.#worst.clear();
  }

  #send(measured: Measured, pageName: string): Promise<void> {
    return measured.name === 'LOAD'
      ? this.#analytics.recordTiming(loadOf(measured, pageName))
      : this.#analytics.recordVital(vitalOf(measured, pageName));
  }

  #receive(measured: Measured): void {
    const known = this.#worst.get(measured.name)?.measured.value ?? 0;
    if (isPoor(measured) && measured.value > known)
      this.#worst.set(measured.name, { measured, pageName: this.#pageName });
  }
}

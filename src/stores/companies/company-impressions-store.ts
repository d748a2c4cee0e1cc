import { REPORT_EVERY, SEEN_AFTER } from '../../core/feed/seen-posts';
import type { Timers } from '../../core/shared/timers';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import { DEFAULT_IMPRESSIONS, type UsagePlace } from '../../core/shell/usage';

const NOWHERE: UsagePlace = { pageName: 'none' };

/** Counts each company seen on a page once, and reports the count with the subject of the page. */
export class CompanyImpressionsStore {
  #place = NOWHERE;
  #fresh = 0;
  readonly #seen = new Set<string>();
  readonly #looking = new Map<string, () => void>();
  readonly #analytics: AnalyticsPort;
  readonly #timers: Timers;

  constructor(analytics: AnalyticsPort, timers: Timers) {
    this.#analytics = analytics;
    this.#timers = timers;
  }

  /** Starts reporting; returns a function that stops it. */
  begin(): () => void {
    const stop = this.#timers.every(REPORT_EVERY, this.sendImpressions);
    return () => {
      stop();
      this.#stopViewing();
    };
  }

  /** Reports the impressions of the previous page first, under that page. */
  enter(place: UsagePlace): void {
    this.sendImpressions();
    this.#stopViewing();
    this.#seen.clear();
    this.#place = place;
  }

  appear(id: string): void {
    if (this.#seen.has(id) || this.#looking.has(id)) return;
    this.#looking.set(
      id,
      this.#timers.after(SEEN_AFTER, () => this.#see(id)),
    );
  }

  disappear(id: string): void {
    this.#looking.get(id)?.();
    this.#looking.delete(id);
  }

  readonly sendImpressions = (): void => {
    if (this.#fresh === 0) return;
    const event = {
      ...this.#place,
      eventType: 'impression',
      entity: DEFAULT_IMPRESSIONS,
      count: this.#fresh,
    };
    this.#fresh = 0;
    this.#analytics.recordEvents({ events: [event] }).catch(() => {});
  };

  #see(id: string): void {
    this.#looking.delete(id);
    this.#seen.add(id);
    this.#fresh += 1;
  }

  #stopViewing(): void {
    for (const id of [...this.#looking.keys()]) this.disappear(id);
  }
}

import { PORTAL_MESSAGE_AFTER } from '../../core/onboarding/portal-link';
import type { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import type { ToastStore } from '../shared/toast-store';

/** Shows and counts the outcome of linking a job portal account. */
export class PortalFeedback {
  readonly #toasts: ToastStore;
  readonly #analytics: AnalyticsPort;
  readonly #timers: Timers;

  constructor(toasts: ToastStore, analytics: AnalyticsPort, timers: Timers) {
    this.#toasts = toasts;
    this.#analytics = analytics;
    this.#timers = timers;
  }

  succeed(): void {
    this.#track('naukri_link_success');
  }

  fail(text: string): void {
    this.#show(text);
    this.#track('naukri_link_error');
  }

  signedOut(failure: Failure): void {
    this.#toasts.fail(failure);
  }

  showLater(message: string): void {
    this.#timers.after(PORTAL_MESSAGE_AFTER, () => this.#show(message));
  }

  #show(text: string): void {
    this.#toasts.show({ type: 'failure', text1: text });
  }

  #track(eventType: string): void {
    this.#analytics.recordEvent({ eventType, pageName: 'NaukriLinkScreen' }).catch(() => {});
  }
}

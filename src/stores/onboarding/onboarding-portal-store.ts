import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { needsFreshLogin } from '../../core/login/fresh-login';
import { portalReaction } from '../../core/login/reactions';
import type {
  JobPortalAccountPort,
  PortalAccount,
  PortalLinkInput,
} from '../../core/onboarding/job-portal-account-port';
import type { PortalConsents } from '../../core/onboarding/portal-consents';
import { messageToShow, PORTAL_MESSAGE_AFTER, portalMessage } from '../../core/onboarding/portal-link';
import type { PortalEvent, PortalPrompt } from '../../core/onboarding/portal-prompt';
import { onboardingProblems } from '../../core/onboarding/problem-text';
import type { StepName } from '../../core/onboarding/steps';
import { onboardingText } from '../../core/onboarding/text';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import { problemMessage } from '../../core/shell/problem-message';
import type { ToastStore } from '../shared/toast-store';
import type { CareerStatusStore } from './career-status-store';

const texts = onboardingText.portal;
export const PORTAL_PLACE = 'naukri-link';

export abstract class PortalParts {
  abstract readonly accounts: JobPortalAccountPort;
  abstract readonly consents: PortalConsents;
  abstract readonly prompt: PortalPrompt;
  abstract readonly analytics: AnalyticsPort;
}

export class OnboardingPortalStore {
  account: PortalAccount | undefined = undefined;
  /** The step from which the user opened the consent screen; undefined while it is hidden. */
  source: StepName | undefined = undefined;
  naukriImportLoading = false;
  naukriImportError: string | undefined = undefined;
  /** There is nothing to import, or the import is done. */
  hideNaukriImport = true;
  /** The portal does not recognise the user: its prompt can identify the account. */
  needsPrompt = false;
  #away: (() => void) | undefined;
  readonly #parts: PortalParts;
  readonly #careers: CareerStatusStore;
  readonly #toasts: ToastStore;
  readonly #timers: Timers;

  constructor(parts: PortalParts, careers: CareerStatusStore, toasts: ToastStore, timers: Timers) {
    this.#parts = parts;
    this.#careers = careers;
    this.#toasts = toasts;
    this.#timers = timers;
    makeAutoObservable(this, { account: observableRef }, { autoBind: true });
  }

  get hasNaukriAccount(): boolean {
    return this.account?.exists ?? false;
  }

  /** If the request fails the import is not offered; the user can still type. */
  async open(): Promise<void> {
    if (this.account) return;
    try {
      const account = await this.#parts.accounts.readPortalAccount();
      runInAction(() => {
        this.account = account;
        this.hideNaukriImport = account.linked;
        this.needsPrompt = !account.exists;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
    }
  }

  show(source: StepName): void {
    this.source = source;
    this.naukriImportError = undefined;
  }

  hide(): void {
    this.#away?.();
    this.#away = undefined;
    this.source = undefined;
  }

  /** The user has consented: links the known account, else shows the portal's prompt. */
  async agree(): Promise<void> {
    const { consents } = this.#parts;
    await this.#work(async () => {
      await consents.saveJobPortalConsent({ consented: true });
      if (this.needsPrompt) await this.#ask();
      else await this.#link({});
    });
  }

  async #ask(): Promise<void> {
    this.#away?.();
    const away = await this.#parts.prompt.show(PORTAL_PLACE, (event) => void this.#receive(event));
    if (!away) return this.#fail(texts.noKit);
    this.#away = away;
  }

  async #receive(event: PortalEvent): Promise<void> {
    const { login, toast } = portalReaction('yolo', event);
    if (toast) return this.#fail(texts.failed);
    if (login !== 'one_tap' || !event.token) return;
    const { token, attempt } = event;
    await this.#work(() => this.#link({ token, tokenType: 'one_tap', attempt }));
  }

  async #link(input: PortalLinkInput): Promise<void> {
    const { accounts } = this.#parts;
    const answer = await accounts.linkPortalAccount(input);
    const { source } = this;
    const reason = portalMessage(answer);
    if (reason !== undefined) {
      const message = source && messageToShow(answer, source);
      if (message) this.#timers.after(PORTAL_MESSAGE_AFTER, () => this.#showMessage(message));
      runInAction(() => {
        this.naukriImportError = reason;
        this.needsPrompt = answer.showPopup;
      });
      return;
    }
    this.#track('naukri_link_success');
    const account = await accounts.readPortalAccount();
    runInAction(() => {
      this.account = account;
      this.hideNaukriImport = true;
      if (account.career) this.#careers.fillIn(account.career);
      this.hide();
    });
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.naukriImportLoading) return;
    this.naukriImportLoading = true;
    this.naukriImportError = undefined;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
      else this.#fail(failureText(error));
    } finally {
      runInAction(() => {
        this.naukriImportLoading = false;
      });
    }
  }

  #fail(text: string): void {
    runInAction(() => {
      this.naukriImportError = text;
    });
    this.#showMessage(text);
    this.#track('naukri_link_error');
  }

  #showMessage(text: string): void {
    this.#toasts.show({ type: 'failure', text1: text });
  }

  #track(eventType: string): void {
    this.#parts.analytics.recordEvent({ eventType, pageName: 'NaukriLinkScreen' }).catch(() => {});
  }
}

function failureText(failure: Failure): string {
  if (needsFreshLogin(failure)) return texts.logInAgain;
  return failure.kind === 'offline'
    ? onboardingText.offline
    : problemMessage(failure, onboardingProblems, texts.failed);
}

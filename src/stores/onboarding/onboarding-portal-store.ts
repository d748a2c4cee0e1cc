import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { needsFreshLogin } from '../../core/login/fresh-login';
import type { PortalAccount, PortalLinkInput } from '../../core/onboarding/job-portal-account-port';
import { messageToShow, portalMessage } from '../../core/onboarding/portal-link';
import type { PortalLinking } from '../../core/onboarding/portal-linking';
import type { StepName } from '../../core/onboarding/steps';
import { onboardingText } from '../../core/onboarding/text';
import { Failure } from '../../core/shared/failure';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import type { CareerStatusStore } from './career-status-store';
import type { PortalFeedback } from './portal-feedback';

const texts = onboardingText.portal;

export class OnboardingPortalStore {
  account: PortalAccount | undefined = undefined;
  /** The step from which the user opened the consent screen; undefined while it is hidden. */
  source: StepName | undefined = undefined;
  naukriImportLoading = false;
  /** There is nothing to import, or the import is done. */
  hideNaukriImport = true;
  /** The portal does not recognise the user: its prompt can identify the account. */
  needsPrompt = false;
  readonly #linking: PortalLinking;
  readonly #careers: CareerStatusStore;
  readonly #feedback: PortalFeedback;

  constructor(linking: PortalLinking, careers: CareerStatusStore, feedback: PortalFeedback) {
    this.#linking = linking;
    this.#careers = careers;
    this.#feedback = feedback;
    makeAutoObservable(this, { account: observableRef }, { autoBind: true });
  }

  /** If the request fails the import is not offered; the user can still type. */
  async open(): Promise<void> {
    if (this.account) return;
    try {
      const account = await this.#linking.readAccount();
      runInAction(() => {
        this.account = account;
        this.hideNaukriImport = account.linked;
        this.needsPrompt = !account.exists;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#feedback.signedOut(error);
    }
  }

  show(source: StepName): void {
    this.source = source;
  }

  hide(): void {
    this.#linking.hidePrompt();
    this.source = undefined;
  }

  /** The user has consented: links the known account, else shows the portal's prompt. */
  async agree(): Promise<void> {
    await this.#work(async () => {
      await this.#linking.consent();
      if (this.needsPrompt) await this.#ask();
      else await this.#link({});
    });
  }

  async #ask(): Promise<void> {
    const shown = await this.#linking.showPrompt({
      identified: (input) => void this.#work(() => this.#link(input)),
      failed: () => this.#feedback.fail(texts.failed),
    });
    if (!shown) this.#feedback.fail(texts.noKit);
  }

  async #link(input: PortalLinkInput): Promise<void> {
    const answer = await this.#linking.link(input);
    const { source } = this;
    if (portalMessage(answer) !== undefined) {
      const message = source && messageToShow(answer, source);
      if (message) this.#feedback.showLater(message);
      runInAction(() => {
        this.needsPrompt = answer.showPopup;
      });
      return;
    }
    this.#feedback.succeed();
    const account = await this.#linking.readAccount();
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
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#feedback.signedOut(error);
      else this.#feedback.fail(failureText(error));
    } finally {
      runInAction(() => {
        this.naukriImportLoading = false;
      });
    }
  }
}

function failureText(failure: Failure): string {
  if (needsFreshLogin(failure)) return texts.logInAgain;
  return failure.kind === 'offline' ? onboardingText.offline : retryAfterMessageOr(failure, texts.failed);
}

import { portalReaction } from '../login/reactions';
import type {
  JobPortalAccountPort,
  PortalAccount,
  PortalLinkAnswer,
  PortalLinkInput,
} from './job-portal-account-port';
import type { PortalConsents } from './portal-consents';
import type { PortalEvent, PortalPrompt } from './portal-prompt';

/** The element in which the portal's prompt appears. */
export const PORTAL_PLACE = 'naukri-link';

export interface PromptListener {
  /** The user chose a portal account in the prompt. */
  readonly identified: (input: PortalLinkInput) => void;
  readonly failed: () => void;
}

/** Links the member to an account of the job portal: consent, the portal's own prompt, and the link itself. */
export class PortalLinking {
  #removePrompt: (() => void) | undefined;
  readonly #accounts: JobPortalAccountPort;
  readonly #consents: PortalConsents;
  readonly #prompt: PortalPrompt;

  constructor(accounts: JobPortalAccountPort, consents: PortalConsents, prompt: PortalPrompt) {
    this.#accounts = accounts;
    this.#consents = consents;
    this.#prompt = prompt;
  }

  readAccount(): Promise<PortalAccount> {
    return this.#accounts.readPortalAccount();
  }

  async consent(): Promise<void> {
    await this.#consents.saveJobPortalConsent({ consented: true });
  }

  link(input: PortalLinkInput): Promise<PortalLinkAnswer> {
    return this.#accounts.linkPortalAccount(input);
  }

  /** Replaces an earlier prompt; false if the portal's script could not be loaded. */
  async showPrompt(listener: PromptListener): Promise<boolean> {
    this.hidePrompt();
    this.#removePrompt = await this.#prompt.show(PORTAL_PLACE, (event) => receive(event, listener));
    return this.#removePrompt !== undefined;
  }

  hidePrompt(): void {
    this.#removePrompt?.();
    this.#removePrompt = undefined;
  }
}

function receive(event: PortalEvent, { identified, failed }: PromptListener): void {
  const { login, toast } = portalReaction('yolo', event);
  const { token, attempt } = event;
  if (toast) failed();
  else if (login === 'one_tap' && token) identified({ token, tokenType: 'one_tap', attempt });
}

import type { Asked, GooglePort, Tell } from '../../core/login/providers';
import { loadScript } from './load-script';

/** What we use of Google Identity Services. */
interface GoogleIdentity {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    prompt_parent_id?: string;
    use_fedcm_for_prompt: boolean;
  }): void;
  renderButton(
    host: HTMLElement,
    look: { shape: 'circle'; text: 'continue_with'; width: number; size: 'large' },
  ): void;
  prompt(moment: (told: Moment) => void): void;
  cancel(): void;
}
interface Moment {
  isNotDisplayed?(): boolean;
  isDismissedMoment(): boolean;
  isSkippedMoment(): boolean;
  isDisplayed?(): boolean;
}

const BUTTON_PLACE = 'g_id_signin';
const BUTTON_WIDTH = 300;

/** Google's own kit. Its window is opened by its own button, which takes the place of ours when it is first asked for. */
export class GoogleKit implements GooglePort {
  readonly #kit: GoogleIdentity;

  constructor(kit: GoogleIdentity) {
    this.#kit = kit;
  }

  signIn(asked: Asked, tell: Tell): void {
    const host = document.getElementById(BUTTON_PLACE);
    if (!host) {
      tell({ name: 'not_initialised' });
      return;
    }
    this.#begin(asked, tell);
    host.replaceChildren();
    this.#kit.renderButton(host, {
      shape: 'circle',
      text: 'continue_with',
      width: BUTTON_WIDTH,
      size: 'large',
    });
  }

  oneTap(asked: Asked, place: string, tell: Tell): () => void {
    this.#begin(asked, tell, place);
    this.#kit.prompt((moment) => tell({ name: momentOf(moment) }));
    return () => this.#kit.cancel();
  }

  #begin({ clientId, nonce }: Asked, tell: Tell, place?: string): void {
    this.#kit.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => tell({ name: 'token', token: credential }),
      use_fedcm_for_prompt: true,
      ...(place !== undefined && { prompt_parent_id: place }),
    });
  }
}

function momentOf(moment: Moment): string {
  if (moment.isDismissedMoment()) return 'dismissed';
  if (moment.isSkippedMoment()) return 'skipped';
  return moment.isNotDisplayed?.() ? 'not_displayed' : 'displayed';
}

/** Undefined where Google's script could not be fetched. */
export async function loadGoogleKit(): Promise<GooglePort | undefined> {
  const loaded = await loadScript('https://accounts.google.com/gsi/client');
  const { google } = globalThis as { google?: { accounts?: { id?: GoogleIdentity } } };
  const kit = google?.accounts?.id;
  return loaded && kit ? new GoogleKit(kit) : undefined;
}

import type { GooglePort, ProviderListener, ProviderRequest } from '../../core/login/providers';
import { GOOGLE_SCRIPT, loadScript } from './load-script';

export interface GoogleIdentity {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    prompt_parent_id?: string;
    use_fedcm_for_prompt: boolean;
  }): void;
  renderButton(
    host: HTMLElement,
    look: {
      type: 'standard';
      shape: 'circle';
      text: 'continue_with';
      width: number;
      height: number;
      size: 'large';
    },
  ): void;
  prompt(moment: (moment: Moment) => void): void;
  cancel(): void;
}
export interface Moment {
  isNotDisplayed?(): boolean;
  isDismissedMoment(): boolean;
  isSkippedMoment(): boolean;
  isDisplayed?(): boolean;
}

const BUTTON_PLACE = 'g_id_signin';
const BUTTON_WIDTH = 300;
/** For older kits; the largest button is a little lower now and is centred in this height. */
const BUTTON_HEIGHT = 44;

/**
 * Google's kit calls only the last registered callback, so each response is matched to its login attempt by nonce.
 */
const requesting = new Map<string, ProviderListener>();

/**
 * Google's kit. Only Google's button can open its window, so it replaces ours. Its token proves the profile and the
 * email address, the only data it can request; the server stores neither.
 */
export class GoogleKit implements GooglePort {
  readonly #kit: GoogleIdentity;

  constructor(kit: GoogleIdentity) {
    this.#kit = kit;
  }

  signIn(request: ProviderRequest, listener: ProviderListener): void {
    const host = document.getElementById(BUTTON_PLACE);
    if (!host) {
      listener({ name: 'not_initialised' });
      return;
    }
    this.#begin(request, listener);
    host.replaceChildren();
    this.#kit.renderButton(host, {
      type: 'standard',
      shape: 'circle',
      text: 'continue_with',
      width: BUTTON_WIDTH,
      height: BUTTON_HEIGHT,
      size: 'large',
    });
  }

  oneTap(request: ProviderRequest, place: string, listener: ProviderListener): () => void {
    this.#begin(request, listener, place);
    this.#kit.prompt((moment) => listener({ name: momentOf(moment) }));
    return () => this.#kit.cancel();
  }

  #begin({ clientId, nonce }: ProviderRequest, listener: ProviderListener, place?: string): void {
    requesting.set(nonce, listener);
    this.#kit.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => {
        const handlers = requesting.get(nonceIn(credential) ?? nonce) ?? listener;
        handlers({ name: 'token', token: credential });
      },
      use_fedcm_for_prompt: true,
      ...(place !== undefined && { prompt_parent_id: place }),
    });
  }
}

/** Reads the nonce from the unverified token; only the server decides whether to trust it. */
function nonceIn(token = ''): string | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { nonce } = JSON.parse(claims) as { readonly nonce?: unknown };
    return typeof nonce === 'string' ? nonce : undefined;
  } catch {
    return undefined;
  }
}

function momentOf(moment: Moment): string {
  if (moment.isDismissedMoment()) return 'dismissed';
  if (moment.isSkippedMoment()) return 'skipped';
  return moment.isNotDisplayed?.() ? 'not_displayed' : 'displayed';
}

/** Resolves to undefined if Google's script could not be loaded. */
export async function loadGoogleKit(): Promise<GooglePort | undefined> {
  const loaded = await loadScript(GOOGLE_SCRIPT);
  const { google } = globalThis as { google?: { accounts?: { id?: GoogleIdentity } } };
  const kit = google?.accounts?.id;
  return loaded && kit ? new GoogleKit(kit) : undefined;
}

import type { LoginClient, LoginProvider } from '../../core/login/login-port';
import {
  type FramePlace,
  framePlace,
  type PortalEnvironment,
  PROVIDER_WINDOW,
} from '../../core/login/portal-window';
import type {
  JobPortalPort,
  ProviderEvent,
  ProviderListener,
  ProviderRequest,
} from '../../core/login/providers';
import { loadScript } from './load-script';

/**
 * The parts of the job portal's kit in use. It checks the messages of its windows; its output is still treated as
 * untrusted.
 */
export interface PortalKit {
  init(settings: {
    readonly clientId: string;
    readonly environment: PortalEnvironment;
    readonly nonce: string;
    readonly onMessage: (message: unknown) => void;
  }): void;
  openPopup(size: typeof PROVIDER_WINDOW): void;
  showOneTap(frame: { readonly parentId: string; readonly position: FramePlace }): void;
  closeOneTap(): void;
}

export class JobPortalKit implements JobPortalPort {
  readonly #kit: PortalKit;
  readonly #environment: PortalEnvironment;
  readonly #client: LoginClient;

  constructor(kit: PortalKit, environment: PortalEnvironment, client: LoginClient) {
    this.#kit = kit;
    this.#environment = environment;
    this.#client = client;
  }

  signIn(request: ProviderRequest, listener: ProviderListener): void {
    this.#begin(request, listener);
    this.#kit.openPopup(PROVIDER_WINDOW);
  }

  oneTap(request: ProviderRequest, place: string, listener: ProviderListener): () => void {
    this.#begin(request, listener);
    this.#kit.showOneTap({ parentId: place, position: framePlace(this.#client) });
    return () => this.#kit.closeOneTap();
  }

  #begin({ clientId, nonce }: ProviderRequest, listener: ProviderListener): void {
    const onMessage = (message: unknown) => {
      const event = eventIn(message);
      if (event) listener(event);
    };
    this.#kit.init({ clientId, environment: this.#environment, nonce, onMessage });
  }
}

/** A message counts as an event only with a name; only its text fields are used. */
function eventIn(message: unknown): ProviderEvent | undefined {
  const { type, token, message: says } = (message ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string') return undefined;
  return {
    name: type,
    ...(typeof token === 'string' && { token }),
    ...(typeof says === 'string' && { message: says }),
  };
}

/** Resolves to undefined if the portal's script is not configured or could not be loaded. */
export async function loadJobPortalKit(
  { scriptUrl, environment = 'prod' }: LoginProvider,
  client: LoginClient,
): Promise<JobPortalPort | undefined> {
  if (scriptUrl === undefined || !(await loadScript(scriptUrl))) return undefined;
  const { naukriLogin } = globalThis as { naukriLogin?: PortalKit };
  return naukriLogin && new JobPortalKit(naukriLogin, environment, client);
}

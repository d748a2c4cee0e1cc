import {
  AuthError,
  type Configuration,
  type EventMessage,
  EventType,
  type IPublicClientApplication,
  PublicClientApplication,
} from '@azure/msal-browser';
import { authTimings } from '../../core/login/auth-timings';
import { PROVIDER_WINDOW } from '../../core/login/portal-window';
import type { MicrosoftPort, ProviderListener, ProviderRequest } from '../../core/login/providers';
import { onWindowClosed } from './on-window-closed';

const SCOPES = ['User.Read', 'openid', 'profile', 'email'];
const CLOSED_BY_PERSON = new Set(['user_cancelled', 'access_denied', 'timed_out']);
/** A later press replaced this login attempt and reports its outcome. */
const OVERTAKEN = 'interaction_in_progress_cancelled';
/** Time to find a phone for the second factor; the kit's default is a minute. */
const MAX_SIGN_IN = 10 * 60_000;

type Client = Pick<IPublicClientApplication, 'loginPopup' | 'addEventCallback' | 'removeEventCallback'>;

export class MicrosoftKit implements MicrosoftPort {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * The kit does not notice a closed window, and a Microsoft page may only look closed from here. So the button is
   * enabled again when the window looks closed, and a later token still counts.
   */
  signIn({ nonce }: ProviderRequest, listener: ProviderListener): void {
    let isClosed = false;
    const giveBack = () => {
      if (!isClosed) listener({ name: 'cancelled' });
      isClosed = true;
    };
    const stopLooking = this.#watchWindow(giveBack);
    const request = {
      scopes: SCOPES,
      nonce,
      popupWindowAttributes: { popupSize: PROVIDER_WINDOW },
      overrideInteractionInProgress: true,
    };
    this.#client.loginPopup(request).then(
      ({ idToken }) => {
        stopLooking();
        listener({ name: 'token', token: idToken });
      },
      (error: unknown) => {
        stopLooking();
        if (isClosing(error)) giveBack();
        else if (!isOvertaken(error) && !isClosed) listener({ name: 'error', message: messageOf(error) });
      },
    );
  }

  #watchWindow(gone: () => void): () => void {
    let stop = () => {};
    const opened = ({ payload }: EventMessage) => {
      if (payload && 'popupWindow' in payload) stop = onWindowClosed(payload.popupWindow, gone);
    };
    const received = this.#client.addEventCallback(opened, [EventType.POPUP_OPENED]);
    return () => {
      stop();
      if (received !== null) this.#client.removeEventCallback(received);
    };
  }
}

const isClosing = (error: unknown): boolean =>
  error instanceof AuthError && CLOSED_BY_PERSON.has(error.errorCode);

const isOvertaken = (error: unknown): boolean => error instanceof AuthError && error.errorCode === OVERTAKEN;

/** Omits the messages of errors from the kit: they are not for users. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && !(error instanceof AuthError) ? error.message : undefined;

export const microsoftSettings = (clientId: string, origin: string): Configuration => ({
  auth: { clientId, redirectUri: `${origin}/login/microsoft` },
  // The kit caches the name, the email address and the tokens, which must not outlive the page.
  cache: { cacheLocation: 'memoryStorage' },
  system: {
    tokenRenewalOffsetSeconds: authTimings.renewBeforeEnd / 1000,
    popupBridgeTimeout: MAX_SIGN_IN,
  },
});

export async function loadMicrosoftKit(clientId: string): Promise<MicrosoftPort | undefined> {
  const client = new PublicClientApplication(microsoftSettings(clientId, location.origin));
  try {
    await client.initialize();
    return new MicrosoftKit(client);
  } catch {
    return undefined;
  }
}

import type {
  GooglePort,
  JobPortalPort,
  MicrosoftPort,
  ProviderListener,
  ProviderRequest,
} from '../../core/login/providers';
import type { SandboxPort } from '../../core/login/sandbox-port';
import { promptToken, showSandboxPrompt } from './sandbox-prompt';
import { openSandboxWindow, reportEnd } from './sandbox-window';

/** The sandbox providers, each with the events of its real kit. */

const CLOSED = 'The window was closed before the login was finished.';
const BLOCKED = 'The window could not be opened. Please allow pop-ups for this page.';

export class SandboxGoogle implements GooglePort {
  readonly #sandbox: SandboxPort;

  constructor(sandbox: SandboxPort) {
    this.#sandbox = sandbox;
  }

  signIn(request: ProviderRequest, listener: ProviderListener): void {
    const closed = { name: 'popup_closed', message: CLOSED };
    const blocked = { name: 'popup_failed_to_open', message: BLOCKED };
    const text = { closed, POPUP_CLOSED: closed, blocked, POPUP_FAILED_TO_OPEN: blocked };
    openSandboxWindow('google', request, reportEnd(listener, text, 'token'));
  }

  oneTap(request: ProviderRequest, place: string, listener: ProviderListener): () => void {
    const choices = [
      { outcome: 'SUCCESS', text: 'Continue as Kavya Rao' },
      { outcome: 'CANCEL', text: 'Not now' },
    ] as const;
    const remove = showSandboxPrompt(place, 'Sandbox: Google one-tap', choices, (outcome) => {
      if (outcome === 'CANCEL') return listener({ name: 'dismissed' });
      void promptToken(this.#sandbox, 'google', request).then(
        (token) => listener({ name: 'token', token }),
        () => listener({ name: 'dismissed' }),
      );
    });
    listener({ name: 'displayed' });
    return remove;
  }
}

export class SandboxMicrosoft implements MicrosoftPort {
  signIn(request: ProviderRequest, listener: ProviderListener): void {
    const cancelled = { name: 'cancelled' };
    const text = {
      closed: cancelled,
      CANCEL: cancelled,
      blocked: { name: 'error', message: BLOCKED },
      ERROR: { name: 'error', message: 'The provider did not answer.' },
    };
    openSandboxWindow('outlook', request, reportEnd(listener, text, 'token'));
  }
}

export class SandboxJobPortal implements JobPortalPort {
  readonly #sandbox: SandboxPort;

  constructor(sandbox: SandboxPort) {
    this.#sandbox = sandbox;
  }

  signIn(request: ProviderRequest, listener: ProviderListener): void {
    const text = {
      closed: { name: 'POPUP_CLOSED_UNEXPECTEDLY' },
      POPUP_CLOSED: { name: 'POPUP_CLOSED_UNEXPECTEDLY' },
      CONSENT_NOT_SIGNED: { name: 'CONSENT_NOT_SIGNED', message: 'The terms were not agreed to.' },
      blocked: { name: 'ERROR', message: BLOCKED },
    };
    openSandboxWindow('naukri', request, reportEnd(listener, text, 'LOGIN_WITH_NAUKRI_SUCCESSFUL'));
  }

  oneTap(request: ProviderRequest, place: string, listener: ProviderListener): () => void {
    const choices = [
      { outcome: 'SUCCESS', text: 'Continue as Kavya Rao' },
      { outcome: 'NO_USER_FOUND', text: 'No user found' },
      { outcome: 'COOLDOWN', text: 'Asked too often' },
      { outcome: 'ERROR', text: 'Something goes wrong' },
      { outcome: 'FRAME_CLOSED', text: 'Close' },
    ] as const;
    const names: Readonly<Record<string, string>> = { COOLDOWN: 'YOLO_COOLDOWN' };
    const remove = showSandboxPrompt(place, 'Sandbox: job portal one-tap', choices, (outcome) => {
      if (outcome !== 'SUCCESS') return listener({ name: names[outcome] ?? outcome });
      listener({ name: 'LOGIN_INITIATED' });
      void promptToken(this.#sandbox, 'naukri', request).then(
        (token) => listener({ name: 'TOKEN_GENERATED', token }),
        () => listener({ name: 'ERROR' }),
      );
    });
    listener({ name: 'in_view' });
    return remove;
  }
}

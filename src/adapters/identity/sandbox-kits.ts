import type { Asked, GooglePort, JobPortalPort, MicrosoftPort, Tell } from '../../core/login/providers';
import type { SandboxPort } from '../../core/login/sandbox-port';
import { promptToken, showSandboxPrompt } from './sandbox-prompt';
import { openSandboxWindow, tellEnd } from './sandbox-window';

/** The sandbox providers, each with the events of its real kit. */

const CLOSED = 'The window was closed before the login was finished.';
const BLOCKED = 'The window could not be opened. Please allow pop-ups for this page.';

export class SandboxGoogle implements GooglePort {
  readonly #sandbox: SandboxPort;

  constructor(sandbox: SandboxPort) {
    this.#sandbox = sandbox;
  }

  signIn(asked: Asked, tell: Tell): void {
    const closed = { name: 'popup_closed', message: CLOSED };
    const blocked = { name: 'popup_failed_to_open', message: BLOCKED };
    const words = { closed, POPUP_CLOSED: closed, blocked, POPUP_FAILED_TO_OPEN: blocked };
    openSandboxWindow('google', asked, tellEnd(tell, words, 'token'));
  }

  oneTap(asked: Asked, place: string, tell: Tell): () => void {
    const choices = [
      { outcome: 'SUCCESS', text: 'Continue as Kavya Rao' },
      { outcome: 'CANCEL', text: 'Not now' },
    ] as const;
    const remove = showSandboxPrompt(place, 'Sandbox: Google one-tap', choices, (outcome) => {
      if (outcome === 'CANCEL') return tell({ name: 'dismissed' });
      void promptToken(this.#sandbox, 'google', asked).then(
        (token) => tell({ name: 'token', token }),
        () => tell({ name: 'dismissed' }),
      );
    });
    tell({ name: 'displayed' });
    return remove;
  }
}

export class SandboxMicrosoft implements MicrosoftPort {
  signIn(asked: Asked, tell: Tell): void {
    const cancelled = { name: 'cancelled' };
    const words = {
      closed: cancelled,
      CANCEL: cancelled,
      blocked: { name: 'error', message: BLOCKED },
      ERROR: { name: 'error', message: 'The provider did not answer.' },
    };
    openSandboxWindow('outlook', asked, tellEnd(tell, words, 'token'));
  }
}

export class SandboxJobPortal implements JobPortalPort {
  readonly #sandbox: SandboxPort;

  constructor(sandbox: SandboxPort) {
    this.#sandbox = sandbox;
  }

  signIn(asked: Asked, tell: Tell): void {
    const words = {
      closed: { name: 'POPUP_CLOSED_UNEXPECTEDLY' },
      POPUP_CLOSED: { name: 'POPUP_CLOSED_UNEXPECTEDLY' },
      CONSENT_NOT_SIGNED: { name: 'CONSENT_NOT_SIGNED', message: 'The terms were not agreed to.' },
      blocked: { name: 'ERROR', message: BLOCKED },
    };
    openSandboxWindow('naukri', asked, tellEnd(tell, words, 'LOGIN_WITH_NAUKRI_SUCCESSFUL'));
  }

  oneTap(asked: Asked, place: string, tell: Tell): () => void {
    const choices = [
      { outcome: 'SUCCESS', text: 'Continue as Kavya Rao' },
      { outcome: 'NO_USER_FOUND', text: 'No user found' },
      { outcome: 'COOLDOWN', text: 'Asked too often' },
      { outcome: 'ERROR', text: 'Something goes wrong' },
      { outcome: 'FRAME_CLOSED', text: 'Close' },
    ] as const;
    const names: Readonly<Record<string, string>> = { COOLDOWN: 'YOLO_COOLDOWN' };
    const remove = showSandboxPrompt(place, 'Sandbox: job portal one-tap', choices, (outcome) => {
      if (outcome !== 'SUCCESS') return tell({ name: names[outcome] ?? outcome });
      tell({ name: 'LOGIN_INITIATED' });
      void promptToken(this.#sandbox, 'naukri', asked).then(
        (token) => tell({ name: 'TOKEN_GENERATED', token }),
        () => tell({ name: 'ERROR' }),
      );
    });
    tell({ name: 'in_view' });
    return remove;
  }
}

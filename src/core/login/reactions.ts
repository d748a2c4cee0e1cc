/** Whether the job portal's window, its one-tap frame or neither is active. */
export type PortalFlow = 'normal' | 'yolo' | 'none';

export type Reaction = {
  readonly login?: 'access_token' | 'one_tap';
  readonly toast?: FailureName | undefined;
  /** The provider's own message, shown in the toast. */
  readonly says?: string | undefined;
  readonly reset?: boolean;
  /** The prompt can't log the visitor in: it makes room for the normal buttons. */
  readonly endsPrompt?: boolean;
  readonly track?: string;
  readonly log?: 'warning' | 'error';
  /** Stores the start time of the frame's login. */
  readonly beginYolo?: boolean;
};

export type FailureName =
  | 'google'
  | 'googleWindow'
  | 'googleCookies'
  | 'notReady'
  | 'microsoft'
  | 'portal'
  | 'social';

interface Happened {
  readonly name: string;
  readonly token?: string | undefined;
  readonly message?: string | undefined;
}

/** A success event without a token counts as a failure. */
export function googleReaction({ name, token, message }: Happened): Reaction {
  if (name === 'token' && token) return { login: 'access_token' };
  switch (name) {
    case 'popup_failed_to_open':
    case 'popup_closed':
      return { toast: 'googleWindow', says: message ?? name, reset: true, log: 'error' };
    case 'cookies':
      return { toast: 'googleCookies', reset: true, log: 'error' };
    case 'not_initialised':
      return { toast: 'notReady', reset: true };
    default:
      return { toast: 'google', reset: true };
  }
}

export function googlePromptReaction({ name, token }: Happened): Reaction {
  switch (name) {
    case 'token':
      return token ? { login: 'one_tap' } : {};
    case 'not_displayed':
    case 'dismissed':
      return { endsPrompt: true };
    default:
      return { track: `googleOneTap_${name}` };
  }
}

/** Shows no message when the user closes the window. */
export function microsoftReaction({ name, token, message }: Happened): Reaction {
  if (name === 'token' && token) return { login: 'access_token' };
  if (name === 'cancelled') return { reset: true };
  return { toast: 'microsoft', says: message, reset: true };
}

/** Only the events of the active flow have an effect; others are logged. */
export function portalReaction(flow: PortalFlow, event: Happened): Reaction {
  if (flow === 'normal') return portalWindow(event);
  if (flow === 'yolo') return portalFrame(event);
  return { log: 'warning' };
}

function portalWindow({ name, token, message }: Happened): Reaction {
  switch (name) {
    case 'LOGIN_WITH_NAUKRI_SUCCESSFUL':
      return token ? { login: 'access_token' } : portalFailure(message);
    case 'POPUP_CLOSED_UNEXPECTEDLY':
      return { ...portalFailure(message), track: 'naukriPopupClosed' };
    case 'ERROR':
    case 'CONSENT_NOT_SIGNED':
      return portalFailure(message);
    default:
      return { log: 'warning' };
  }
}

function portalFrame({ name, token, message }: Happened): Reaction {
  switch (name) {
    case 'TOKEN_GENERATED':
      return token ? { login: 'one_tap' } : {};
    case 'LOGIN_INITIATED':
      return { beginYolo: true };
    case 'NO_USER_FOUND':
    case 'YOLO_COOLDOWN':
      return { endsPrompt: true, reset: true };
    case 'FRAME_CLOSED':
      return { reset: true };
    case 'in_view':
      return { track: 'naukriYoloView' };
    case 'ERROR':
      return { toast: 'portal', says: message };
    default:
      return { log: 'warning' };
  }
}

const portalFailure = (message: string | undefined): Reaction => ({
  toast: 'portal',
  says: message,
  reset: true,
});

/** The job portal's window or its one-tap frame is at work, or neither. */
export type PortalFlow = 'normal' | 'yolo' | 'none';

/** What happened at a provider, in the product's words. */
export type Reaction = {
  /** A token to sign in with. */
  readonly login?: 'access_token' | 'one_tap';
  readonly toast?: FailureName | undefined;
  /** The provider's own sentence stands in the toast. */
  readonly says?: string | undefined;
  /** The attempt is over. */
  readonly reset?: boolean;
  /** The prompt is not there: the normal buttons show. */
  readonly showGoogleYolo?: boolean;
  readonly yoloShowed?: boolean;
  /** Told with the usage events. */
  readonly track?: string;
  /** Told to the error log. */
  readonly log?: 'warning' | 'error';
  /** The time of the frame's beginning is kept. */
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

/** What Google's window told. A success without a token is none. */
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

/** What Google's prompt told: without it the normal buttons show. */
export function googlePromptReaction({ name, token }: Happened): Reaction {
  switch (name) {
    case 'token':
      return token ? { login: 'one_tap' } : {};
    case 'not_displayed':
    case 'dismissed':
      return { showGoogleYolo: true };
    case 'displayed':
      return { yoloShowed: true };
    default:
      return { track: `googleOneTap_${name}` };
  }
}

/** What Microsoft's window told. Whoever closed it knows that they did. */
export function microsoftReaction({ name, token, message }: Happened): Reaction {
  if (name === 'token' && token) return { login: 'access_token' };
  if (name === 'cancelled') return { reset: true };
  return { toast: 'microsoft', says: message, reset: true };
}

/** What the job portal told, as far as it belongs to what is going on. */
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
      return { showGoogleYolo: true, reset: true };
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

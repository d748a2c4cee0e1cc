import type { Call } from '../shared/call';
import type { SessionId } from '../shared/ids';

export type SessionBrowser = 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | 'SAMSUNG' | 'OPERA' | 'OTHER';
export type SessionSystem = 'ANDROID' | 'IOS' | 'WINDOWS' | 'MAC' | 'LINUX' | 'OTHER';

export interface SavedSession {
  readonly id: SessionId;
  /** The session of this page. */
  readonly isCurrent: boolean;
  readonly browser: SessionBrowser;
  readonly system: SessionSystem;
  /** A day such as 2026-11-18; undefined for old logins. */
  readonly loggedInOn: string | undefined;
  readonly lastUsed: 'THIS_WEEK' | 'EARLIER';
}

export abstract class SessionsPort {
  abstract listSessions(input?: undefined, call?: Call): Promise<readonly SavedSession[]>;
  abstract revokeSession(input: { readonly sessionId: SessionId }, call?: Call): Promise<void>;
  abstract revokeOtherSessions(input?: undefined, call?: Call): Promise<void>;
}

import type { Session } from './session';

/** The session store implements it; domain rules read the session through it. */
export abstract class CurrentSession {
  abstract readonly session: Session;
}

import type { Session } from './session';

/** Who is looking at the page just now, for the rules that ask. The session store is it. */
export abstract class CurrentSession {
  abstract readonly session: Session;
}

import type { Caller } from './caller';
import type { Role } from './contract';
import type { ProblemCode } from './problem-texts';
import { Refusal } from './refusal';

/** Undefined when the caller is allowed. */
export function refusalForRole(role: Role, caller: Caller | undefined): Refusal | undefined {
  if (role === 'visitor') return undefined;
  if (!caller) return new Refusal(401, 'LOGIN_REQUIRED');
  switch (role) {
    case 'member':
      return undefined;
    case 'reader':
      return caller.isReader ? undefined : forbidden('READER_REQUIRED');
    case 'writer':
      return caller.isWriter ? undefined : forbidden('WRITER_REQUIRED');
    case 'moderator':
      return caller.staffRole === 'moderator' ? undefined : forbidden('MODERATOR_REQUIRED');
    // In a small organisation moderators answer grievances too.
    case 'officer':
      return caller.staffRole ? undefined : forbidden('OFFICER_REQUIRED');
    default:
      return role satisfies never;
  }
}

/** The access token has expired; the refresh token may still get a new one. */
export const expired = (): Refusal => new Refusal(401, 'SESSION_EXPIRED');

const forbidden = (code: ProblemCode): Refusal => new Refusal(403, code);

import type { Call } from '../shared/call';

/** A member of the seed world one can sign in as while developing. */
export interface SandboxMember {
  readonly id: string;
  readonly name: string;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly about: string;
}

export abstract class SandboxPort {
  abstract listSandboxMembers(of?: undefined, call?: Call): Promise<readonly SandboxMember[]>;
  abstract signInAsMember(of: { readonly id: string }, call?: Call): Promise<void>;
}

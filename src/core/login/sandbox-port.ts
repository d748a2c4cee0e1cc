import type { Call } from '../shared/call';
import type { MemberId } from '../shared/ids';
import type { ProviderName } from './login-port';

export interface SandboxMember {
  readonly id: MemberId;
  readonly name: string;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly about: string;
}

/** Outcomes of a sandbox provider; the last three issue tokens that the server must refuse. */
export type PlayableOutcome =
  | 'SUCCESS'
  | 'CANCEL'
  | 'POPUP_FAILED_TO_OPEN'
  | 'POPUP_CLOSED'
  | 'CONSENT_NOT_SIGNED'
  | 'NO_USER_FOUND'
  | 'COOLDOWN'
  | 'FRAME_CLOSED'
  | 'ERROR'
  | 'OTHER_AUDIENCE'
  | 'EXPIRED'
  | 'WRONG_ISSUER';

export interface Play {
  readonly provider: ProviderName;
  readonly outcome: PlayableOutcome;
  readonly nonce: string;
  /** The same name is the same person at one provider, and another person at a different provider. */
  readonly name: string;
}

export interface SandboxAnswer {
  readonly outcome: PlayableOutcome;
  readonly token?: string | undefined;
}

export interface SandboxKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

export interface SandboxKeys {
  readonly keys: readonly SandboxKey[];
}

export abstract class SandboxPort {
  abstract listSandboxMembers(input?: undefined, call?: Call): Promise<readonly SandboxMember[]>;
  abstract signInAsMember(input: { readonly id: MemberId }, call?: Call): Promise<void>;
  abstract listSandboxKeys(input?: undefined, call?: Call): Promise<SandboxKeys>;
  abstract playProvider(play: Play, call?: Call): Promise<SandboxAnswer>;
}

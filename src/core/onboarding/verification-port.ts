import type { Call } from '../shared/call';
import type { VerificationSource, Verified } from './career-status';

export interface Proof {
  readonly verified: Verified;
  readonly source: VerificationSource;
}

export interface CodeSent {
  /** Seconds until another code may be requested. */
  readonly resendAfter: number;
  readonly validMinutes: number;
}

export abstract class VerificationPort {
  abstract sendCode(input: { readonly email: string }, call?: Call): Promise<CodeSent>;
  abstract verifyCode(input: { readonly code: string }, call?: Call): Promise<Proof>;
}

import type { Call } from '../shared/call';
import type { KeyId } from '../shared/ids';
import type { TokenKey } from './untraceable-port';

export interface TokenOffer {
  /** Whether the member got the batch of this month. */
  readonly fetched: boolean;
  /** The number of tokens of each key. */
  readonly tokens: number;
  readonly keys: readonly TokenKey[];
}

/** Messages to sign, blinded by this device, in base64url. */
export interface BlindRequest {
  readonly keyId: KeyId;
  readonly blinded: readonly string[];
}

export interface TokenBatch {
  readonly requests: readonly BlindRequest[];
}

export interface BlindAnswer {
  readonly keyId: KeyId;
  readonly signatures: readonly string[];
}

export interface SignedBatch {
  readonly answers: readonly BlindAnswer[];
}

/** The issuer, which knows the member and never sees a token. */
export abstract class TokensPort {
  abstract readTokenOffer(input?: Record<never, never>, call?: Call): Promise<TokenOffer>;
  abstract issueTokens(batch: TokenBatch, call?: Call): Promise<SignedBatch>;
}

import type { KeyId } from '../shared/ids';

/** A message that only this device knows, with the values needed to unblind its signature. */
export interface BlindedToken {
  /** The bytes to sign, in base64url. */
  readonly input: string;
  /** Sent to the issuer. */
  readonly blinded: string;
  /** The inverse of the blinding factor. */
  readonly inverse: string;
}

/** Blinds messages for the issuer and unblinds its signatures; values are in base64url. */
export abstract class TokenBlinder {
  abstract blind(key: { readonly keyId: KeyId; readonly publicKey: string }): Promise<BlindedToken>;
  /** Throws if the signature was not made with this key. */
  abstract finish(publicKey: string, token: BlindedToken, signature: string): Promise<string>;
  /** The id of a public key. */
  abstract keyIdOf(publicKey: string): Promise<string>;
}

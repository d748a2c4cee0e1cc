/** SHA-256, from Node or from the browser. */
export type Sha256 = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Cryptography of the device. */
export abstract class Digest {
  abstract sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** Undefined where the browser has no Ed25519. */
  abstract verifyEd25519(
    key: Uint8Array,
    message: Uint8Array,
    signature: Uint8Array,
  ): Promise<boolean | undefined>;
}

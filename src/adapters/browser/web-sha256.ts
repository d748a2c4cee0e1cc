import type { Sha256 } from '../../core/trust/digest';

/** Smaller than webDigest, for the few hashes of untraceable posts. */
export const webSha256: Sha256 = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));

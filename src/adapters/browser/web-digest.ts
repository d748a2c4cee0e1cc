import { sha256 } from '@noble/hashes/sha2.js';
import type { Digest } from '../../core/trust/digest';

/** Hashes here, because a proof is a chain of small hashes and the browser takes milliseconds for each (decision 206). */
export const webDigest: Digest = {
  sha256: async (bytes) => sha256(bytes),
  verifyEd25519: async (key, message, signature) => {
    const own = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;
    try {
      const publicKey = await crypto.subtle.importKey('raw', own(key), 'Ed25519', false, ['verify']);
      return await crypto.subtle.verify('Ed25519', publicKey, own(signature), own(message));
    } catch (error) {
      // Browsers before Chrome 137, Safari 17 and Firefox 129.
      if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
      throw error;
    }
  },
};

import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { utf8 } from '../../../core/trust/bytes';
import { type Checkpoint, checkpointText, type LogKey, signedNote } from '../../../core/trust/note';
import { sha256 } from './sha256';

/** Signs the states of one log. */
export interface LogSigner {
  readonly key: LogKey;
  readonly sign: (checkpoint: Omit<Checkpoint, 'origin'>) => Promise<string>;
}

/** The PKCS #8 prefix of an Ed25519 seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

export function logSigner(name: string, seed: Uint8Array): LogSigner {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  const key = { name, publicKey: new Uint8Array(publicKey) };
  return {
    key,
    sign: (checkpoint) => {
      const text = checkpointText({ origin: name, ...checkpoint });
      return signedNote(sha256, key, { text, signature: new Uint8Array(sign(null, utf8(text), privateKey)) });
    },
  };
}

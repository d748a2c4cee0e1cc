import { fromBase64, joinBytes, sameBytes, toBase64, toHex, utf8 } from './bytes';
import type { Digest, Sha256 } from './digest';
import { HASH_BYTES } from './tiles';

/** The log's state: its name, its number of entries and the root of its tree. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

/** The public key of a log, with the name it signs under (c2sp.org/signed-note). */
export interface LogKey {
  readonly name: string;
  readonly publicKey: Uint8Array;
}

const ED25519 = 1;
const ID_BYTES = 4;
const SIGNATURE_BYTES = 64;

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

const keyId = async (sha256: Sha256, { name, publicKey }: LogKey): Promise<Uint8Array> =>
  (await sha256(joinBytes(utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey))).subarray(0, ID_BYTES);

/** The verifier key in the format of Go's note package. */
export const verifierKey = async (sha256: Sha256, key: LogKey): Promise<string> =>
  `${key.name}+${toHex(await keyId(sha256, key))}+${toBase64(joinBytes(Uint8Array.of(ED25519), key.publicKey))}`;

/** Undefined for text that is not such a key. */
export async function readVerifierKey(sha256: Sha256, text: string): Promise<LogKey | undefined> {
  const [, name = '', , encoded = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
  const bytes = fromBase64(encoded);
  if (!bytes || bytes[0] !== ED25519 || bytes.length !== 1 + HASH_BYTES) return undefined;
  const key = { name, publicKey: bytes.subarray(1) };
  return (await verifierKey(sha256, key)) === text ? key : undefined;
}

/** Adds the signature line to the text. */
export async function signedNote(
  sha256: Sha256,
  key: LogKey,
  { text, signature }: { readonly text: string; readonly signature: Uint8Array },
): Promise<string> {
  return `${text}\n— ${key.name} ${toBase64(joinBytes(await keyId(sha256, key), signature))}\n`;
}

/** Reads a checkpoint without its signature. */
export function readCheckpoint(note: string): Checkpoint | undefined {
  const [origin = '', size = '', root = ''] = note.split('\n');
  const bytes = fromBase64(root);
  if (!origin || !/^(0|[1-9]\d{0,14})$/.test(size) || bytes?.length !== HASH_BYTES) return undefined;
  return { origin, size: Number(size), root: bytes };
}

export type SignatureState = 'valid' | 'invalid' | 'unsupported';

/** Whether the log with this key signed the note. */
export async function checkNote(digest: Digest, key: LogKey, note: string): Promise<SignatureState> {
  const end = note.indexOf('\n\n');
  const lines = end < 0 ? [] : note.slice(end + 2).split('\n');
  const start = `— ${key.name} `;
  const id = await keyId((bytes) => digest.sha256(bytes), key);
  for (const line of lines) {
    const bytes = line.startsWith(start) ? fromBase64(line.slice(start.length)) : undefined;
    if (bytes?.length !== ID_BYTES + SIGNATURE_BYTES || !sameBytes(bytes.subarray(0, ID_BYTES), id)) continue;
    const isValid = await digest.verifyEd25519(
      key.publicKey,
      utf8(note.slice(0, end + 1)),
      bytes.subarray(ID_BYTES),
    );
    return isValid === undefined ? 'unsupported' : isValid ? 'valid' : 'invalid';
  }
  return 'invalid';
}

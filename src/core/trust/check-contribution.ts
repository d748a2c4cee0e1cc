import { fromBase64 } from './bytes';
import { commitmentOf, type LoggedContribution } from './contribution';
import type { Digest, Sha256 } from './digest';
import { entryBytes, isAcceptance, type LogEntry } from './entry';
import type { LogProof } from './log-proofs-port';
import { type Checkpoint, checkNote, readCheckpoint, readVerifierKey } from './note';
import { isIncluded, leafHash } from './tree';

/** The result of checking a proof. */
export type CheckResult =
  | { readonly kind: 'proved'; readonly index: number; readonly size: number; readonly isSigned: boolean }
  /** The log has a different text from the page. */
  | { readonly kind: 'different' }
  /** The proof does not lead to a checkpoint signed by the log. */
  | { readonly kind: 'broken' };

/** Checks on the device that the log has exactly this contribution. Trusts only the key that the server names. */
export async function checkContribution(
  digest: Digest,
  shown: LoggedContribution,
  { salt, entry, index, hashes, checkpoint: note, key: keyText }: LogProof,
): Promise<CheckResult> {
  const sha256 = (bytes: Uint8Array) => digest.sha256(bytes);
  const accepted = acceptedBy(entry);
  if (accepted === undefined) return { kind: 'broken' };
  const checkpoint = readCheckpoint(note);
  const key = await readVerifierKey(sha256, keyText);
  // The browser checks the signature in another thread, while this one hashes.
  const [signature, commitment, isProved] = await Promise.all([
    key && checkNote(digest, key, note),
    commitmentOf(sha256, shown, salt),
    checkpoint && isEntryIncluded(sha256, { entry, index, hashes }, checkpoint),
  ]);
  if (accepted !== commitment) return { kind: 'different' };
  if (!checkpoint || checkpoint.origin !== key?.name) return { kind: 'broken' };
  return signature === 'invalid' || !isProved
    ? { kind: 'broken' }
    : { kind: 'proved', index, size: checkpoint.size, isSigned: signature === 'valid' };
}

async function isEntryIncluded(
  sha256: Sha256,
  { entry, index, hashes }: Pick<LogProof, 'entry' | 'index' | 'hashes'>,
  { size, root }: Checkpoint,
): Promise<boolean> {
  const leaf = await leafHash(sha256, entryBytes(entry));
  const proof = hashes.map((hash) => fromBase64(hash) ?? new Uint8Array());
  return isIncluded(sha256, { leaf, index, size, proof }, root);
}

function acceptedBy(text: string): string | undefined {
  try {
    const entry = JSON.parse(text) as LogEntry;
    return isAcceptance(entry) ? entry.commitment : undefined;
  } catch {
    return undefined;
  }
}

import { checkContribution } from '../../src/core/trust/check-contribution';
import { readCheckpoint } from '../../src/core/trust/note';
import { type Receipt, readReceipt } from '../../src/core/trust/receipt';
import type { Finding } from './check-tree';
import { nodeDigest } from './log-reader';

const WHERE = 'receipt';

/** What is wrong with a receipt by itself; undefined if the log signed its text. */
export async function problemOfReceipt({ shown, proof }: Receipt, key: string): Promise<string | undefined> {
  if (proof.key !== key) return 'is signed with the key of another log';
  const result = await checkContribution(nodeDigest, shown, proof);
  return result.kind === 'proved' && result.isSigned
    ? undefined
    : 'does not prove that the log had this text';
}

/** Checks a receipt by itself, and that the log still has its entry. */
export async function checkReceipt(
  text: string,
  { key, entries }: { readonly key: string; readonly entries: readonly Uint8Array[] },
): Promise<readonly Finding[]> {
  const receipt = readReceipt(text);
  if (!receipt) return [{ where: WHERE, what: 'is no receipt' }];
  const what = await problemOfReceipt(receipt, key);
  if (what !== undefined) return [{ where: WHERE, what }];
  const { proof } = receipt;
  const size = readCheckpoint(proof.checkpoint)?.size ?? 0;
  const entry = entries[proof.index];
  return size > entries.length || !entry || new TextDecoder().decode(entry) !== proof.entry
    ? [{ where: WHERE, what: `the log has lost entry ${proof.index}, which it signed` }]
    : [];
}

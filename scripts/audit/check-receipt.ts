import { checkContribution } from '../../src/core/trust/check-contribution';
import { readCheckpoint } from '../../src/core/trust/note';
import { readReceipt } from '../../src/core/trust/receipt';
import type { Finding } from './check-tree';
import { nodeDigest } from './log-reader';

const WHERE = 'receipt';

/** Checks a receipt by itself, and that the log still has its entry. */
export async function checkReceipt(
  text: string,
  { key, entries }: { readonly key: string; readonly entries: readonly Uint8Array[] },
): Promise<readonly Finding[]> {
  const receipt = readReceipt(text);
  if (!receipt) return [{ where: WHERE, what: 'is no receipt' }];
  const { shown, proof } = receipt;
  if (proof.key !== key) return [{ where: WHERE, what: 'is signed with the key of another log' }];
  const result = await checkContribution(nodeDigest, shown, proof);
  if (result.kind !== 'proved' || !result.isSigned)
    return [{ where: WHERE, what: 'does not prove that the log had this text' }];
  const size = readCheckpoint(proof.checkpoint)?.size ?? 0;
  const entry = entries[proof.index];
  return size > entries.length || !entry || new TextDecoder().decode(entry) !== proof.entry
    ? [{ where: WHERE, what: `the log has lost entry ${proof.index}, which it signed` }]
    : [];
}

import { readCheckpoint } from '../../src/core/trust/note';
import { readReceipt } from '../../src/core/trust/receipt';
import { problemOfReceipt } from './check-receipt';
import { plainText } from './plain-text';

/** Checks a receipt when the site is gone. Anyone can make a key, so the reader has to know the log's own. */
export async function checkReceiptAlone(
  text: string,
  knownKey: string | undefined,
): Promise<{ readonly lines: readonly string[]; readonly isProved: boolean }> {
  const receipt = readReceipt(text);
  if (!receipt) return { lines: ['Wrong: this is no receipt.'], isProved: false };
  const { shown, proof } = receipt;
  const what = await problemOfReceipt(receipt, knownKey ?? proof.key);
  const size = readCheckpoint(proof.checkpoint)?.size ?? 0;
  const lines = [
    plainText(
      `Receipt: ${shown.type.toLowerCase()} ${shown.id}, entry ${proof.index} of a log with ${size} entries`,
    ),
    plainText(`Key: ${proof.key}`),
    ...(what === undefined
      ? [
          'The log had exactly this text:',
          ...shown.content.map((part) => `  ${String(part).split('\n').map(plainText).join('\n  ')}`),
        ]
      : []),
  ];
  if (what !== undefined) return { lines: [...lines, `Wrong: the receipt ${what}.`], isProved: false };
  return {
    lines:
      knownKey === undefined
        ? [
            ...lines,
            'Compare the key with the one that an audit of the site showed, or give that one with --key.',
          ]
        : [...lines, 'Nothing is wrong.'],
    isProved: true,
  };
}

import { isLoggedType, type LoggedContribution } from './contribution';
import type { LogProof } from './log-proofs-port';

const NAME = 'humkaar-receipt-1';

/** A contribution with the proof that the log has it. It needs no server to be checked. */
export interface Receipt {
  readonly shown: LoggedContribution;
  readonly proof: LogProof;
}

export const receiptText = ({ shown: { type, id, content }, proof }: Receipt): string =>
  JSON.stringify({ kind: NAME, contribution: { type, id, content }, proof }, undefined, 2);

const PROOF_TEXTS = ['salt', 'entry', 'checkpoint', 'key'] as const;

/** Undefined for any other file. */
export function readReceipt(text: string): Receipt | undefined {
  try {
    const { kind, contribution, proof } = JSON.parse(text) as Record<string, Record<string, unknown>> & {
      readonly kind: unknown;
    };
    if (kind !== NAME || !contribution || !proof) return undefined;
    const { type, id, content } = contribution;
    const isProof =
      PROOF_TEXTS.every((name) => typeof proof[name] === 'string') &&
      Number.isSafeInteger(proof.index) &&
      Array.isArray(proof.hashes);
    if (!isProof || !isLoggedType(String(type)) || typeof id !== 'string' || !Array.isArray(content))
      return undefined;
    return { shown: { type, id, content } as LoggedContribution, proof: proof as unknown as LogProof };
  } catch {
    return undefined;
  }
}

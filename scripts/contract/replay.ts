import type { Target } from './contract';
import { type Complaint, parsed } from './judge';
import { exampleRequest, keyOf, withParameter } from './request';
import { carryOut, type Run } from './run';
import { isSilence } from './wire';

/** The same idempotency key again gets the first answer again, and nothing happens twice. */
export async function sendTwice(run: Run, { contract, operation }: Target): Promise<void> {
  const key = operation.parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key');
  if (!key) return;
  const request = withParameter(exampleRequest(operation), key, crypto.randomUUID());
  const shared = { kind: 'replay', what: 'the same idempotency key', at: keyOf(key), request } as const;
  const { answer: first } = await carryOut(run, contract, operation, { ...shared, expect: () => undefined });
  if (isSilence(first)) return;
  const expect = (second: { status: number; text: string }): Complaint | undefined =>
    second.status === first.status && isSame(second.text, first.text)
      ? undefined
      : { rule: 'done-twice', detail: `the same key returned ${first.status}, then a different response` };
  await carryOut(run, contract, operation, { ...shared, what: 'the same key again', expect });
}

const isSame = (item: string, other: string): boolean =>
  item === other || JSON.stringify(parsed(item)) === JSON.stringify(parsed(other));

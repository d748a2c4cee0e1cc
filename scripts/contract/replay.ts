import type { Target } from './contract';
import { succeeds } from './expectations';
import { type Complaint, parsed } from './judge';
import { exampleRequest, keyOf, withParameter } from './request';
import { riskOf } from './risk';
import { type Run, runCase } from './run';
import { isNoResponse, type NoResponse, type WireResponse } from './wire';

/** A repeated idempotency key gets the first response again, and the work is not repeated. */
export async function sendTwice(run: Run, { contract, operation }: Target): Promise<void> {
  const key = operation.parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key');
  if (!key) return;
  const request = withParameter(exampleRequest(operation), key, crypto.randomUUID());
  const shared = { kind: 'replay', what: 'the same idempotency key', at: keyOf(key), request } as const;
  const { response: first } = await runCase(run, contract, operation, { ...shared, expect: () => undefined });
  if (isNoResponse(first)) return;
  const expect = (second: { status: number; text: string }): Complaint | undefined =>
    second.status === first.status && isSame(second.text, first.text)
      ? undefined
      : { rule: 'done-twice', detail: `the same key returned ${first.status}, then a different response` };
  await runCase(run, contract, operation, { ...shared, what: 'the same key again', expect });
}

/** Nothing happened in between, so the second read equals the first, except for opaque cursors. */
export async function readAgain(
  run: Run,
  { contract, operation }: Target,
  first: WireResponse | NoResponse,
): Promise<void> {
  const repeats = operation.method === 'get' && riskOf(operation) === 'none' && !operation.random;
  if (!repeats || isNoResponse(first) || first.status >= 300) return;
  const expect = (second: WireResponse): Complaint | undefined =>
    succeeds(second) ??
    (isSame(withoutCursors(second.text), withoutCursors(first.text))
      ? undefined
      : { rule: 'responses-differ', detail: 'the same request returned something else a moment later' });
  const request = exampleRequest(operation);
  await runCase(run, contract, operation, {
    kind: 'replay',
    what: 'the example again',
    at: '',
    request,
    expect,
  });
}

const withoutCursors = (text: string): string => text.replaceAll(/("\w*cursor"\s*:\s*)"[^"]*"/gi, '$1null');

const isSame = (item: string, other: string): boolean =>
  item === other || JSON.stringify(parsed(item)) === JSON.stringify(parsed(other));

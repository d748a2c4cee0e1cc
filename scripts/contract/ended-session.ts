import type { Operation } from '../api/spec';
import type { Contract, Target } from './contract';
import { compose, exampleRequest } from './request';
import type { Run } from './run';
import { isNoResponse, type NoResponse, type WireResponse } from './wire';

const SIGNING_OUT = /^(log|sign)Out|^end\w*Session/i;

/** The operation that ends the caller's own session. */
export const signOutIn = (contracts: readonly Contract[]): Operation | undefined =>
  contracts.flatMap(({ spec }) => spec.operations).find(({ id }) => /^(log|sign)Out$/i.test(id));

/** After signing out, the ended session must not work any more. */
export async function tryEndedSession(
  run: Run,
  { operation }: Target,
  { response, cookie }: { readonly response: WireResponse | NoResponse; readonly cookie: string | undefined },
): Promise<void> {
  const succeeded = !isNoResponse(response) && response.status < 300;
  if (!SIGNING_OUT.test(operation.id) || !succeeded || cookie === undefined) return;
  const closed = run.contracts
    .flatMap(({ spec }) => spec.operations)
    .find(({ open, method, path }) => !open && method === 'get' && !path.includes('{'));
  if (!closed) return;
  const request = compose(closed, exampleRequest(closed), { origin: run.wire.origin, cookie });
  const after = await run.wire.send(request);
  const survives = isNoResponse(after) || after.status !== 401;
  const detail = `${closed.id} still accepts the session that ${operation.id} ended`;
  const item = { kind: 'access', what: `${closed.id} after ${operation.id}`, at: '' } as const;
  run.findings.note(operation, item, after, survives ? [{ rule: 'session-survives', detail }] : []);
}

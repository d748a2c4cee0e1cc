import type { Operation } from '../api/spec';
import type { Case } from './cases';
import type { Contract } from './contract';
import { succeeds } from './expectations';
import { type Complaint, parsed } from './judge';
import { exampleRequest, isOpaque, type Request, withParameter } from './request';
import { carryOut, hasTime, learn, type Run } from './run';
import { type Answer, isSilence } from './wire';

const PAGES = 3;

/** Reads on where a page says the next one begins; no item may come twice. */
export async function followPages(run: Run, contract: Contract, operation: Operation): Promise<void> {
  const cursor = operation.parameters.find((parameter) => isOpaque(parameter) && parameter.in === 'query');
  if (!cursor || operation.method !== 'get') return;
  let request = smallPages(operation);
  const seen = new Set<string>();
  for (let page = 1; page <= PAGES && hasTime(run); page++) {
    const { answer } = await carryOut(run, contract, operation, pageCase(contract, operation, request, seen));
    learn(run, { contract, operation }, request, answer);
    const next = isSilence(answer) ? undefined : nextCursor(answer);
    if (next === undefined) return;
    request = withParameter(request, cursor, next);
  }
}

function smallPages(operation: Operation): Request {
  const { parameters } = exampleRequest(operation);
  return { parameters: 'query.limit' in parameters ? { ...parameters, 'query.limit': 2 } : parameters };
}

function nextCursor({ text }: Answer): string | undefined {
  const { nextCursor: next } = (parsed(text) ?? {}) as { nextCursor?: unknown };
  return typeof next === 'string' ? next : undefined;
}

const pageCase = (contract: Contract, operation: Operation, request: Request, seen: Set<string>): Case => ({
  kind: 'pages',
  what: 'following nextCursor',
  at: '/query/cursor',
  request,
  expect: (answer) => succeeds(answer) ?? comesOnce(contract, operation, answer, seen),
});

/** Items are identified by the first required field of their schema. */
function comesOnce(
  contract: Contract,
  operation: Operation,
  answer: Answer,
  seen: Set<string>,
): Complaint | undefined {
  const schema = operation.answers[String(answer.status)]?.media?.schema;
  const list = schema && contract.schema(schema).properties?.items;
  const [id] = (list && contract.schema(contract.schema(list).items ?? {}).required) ?? [];
  const { items = [] } = (parsed(answer.text) ?? {}) as { items?: readonly Record<string, unknown>[] };
  if (id === undefined) return undefined;
  for (const item of items) {
    const value = JSON.stringify(item[id]);
    if (seen.has(value)) return { rule: 'repeated-item', detail: `${id} ${value} appears on two pages` };
    seen.add(value);
  }
  return undefined;
}

import type { Operation } from '../api/spec';
import type { Case } from './cases';
import type { Contract } from './contract';
import { type Expectation, succeeds } from './expectations';
import { parsed } from './judge';
import { identityIn, identityOf } from './promises';
import { exampleRequest, isOpaque, type Request, withParameter } from './request';
import { type Run, runCase, storeResponseValues } from './run';
import { isNoResponse, type WireResponse } from './wire';

const PAGES = 3;
const SMALL = 2;

/** Follows the next-page cursors; no item may appear twice, and a longer page has the same items. */
export async function followPages(run: Run, contract: Contract, operation: Operation): Promise<void> {
  const cursor = operation.parameters.find((parameter) => isOpaque(parameter) && parameter.in === 'query');
  if (!cursor || operation.method !== 'get') return;
  const idsIn = idReader(contract, operation);
  const first = withLimit(operation, SMALL);
  let request = first;
  const pages: (readonly string[])[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const expect: Expectation = (response) => succeeds(response) ?? comesOnce(idsIn(response), pages.flat());
    const { response } = await runCase(
      run,
      contract,
      operation,
      pageCase(request, 'following nextCursor', expect),
    );
    if (isNoResponse(response)) return;
    storeResponseValues(run, { contract, operation }, request, response);
    pages.push(idsIn(response));
    const next = nextCursor(response);
    if (next === undefined) break;
    request = withParameter(request, cursor, next);
  }
  const [one = [], two] = pages;
  if (two === undefined || !('query.limit' in first.parameters)) return;
  const small = [...one, ...two];
  const expect: Expectation = (response) => succeeds(response) ?? isPrefix(idsIn(response), small);
  await runCase(
    run,
    contract,
    operation,
    pageCase(withLimit(operation, 2 * SMALL), 'a page twice as long', expect),
  );
}

function withLimit(operation: Operation, limit: number): Request {
  const { parameters } = exampleRequest(operation);
  return { parameters: 'query.limit' in parameters ? { ...parameters, 'query.limit': limit } : parameters };
}

function nextCursor({ text }: WireResponse): string | undefined {
  const { nextCursor: next } = (parsed(text) ?? {}) as { nextCursor?: unknown };
  return typeof next === 'string' ? next : undefined;
}

const pageCase = (request: Request, what: string, expect: Expectation): Case => ({
  kind: 'pages',
  what,
  at: '/query/cursor',
  request,
  expect,
});

function idReader(contract: Contract, operation: Operation): (response: WireResponse) => readonly string[] {
  return ({ status, text }) => {
    const schema = operation.responses[String(status)]?.media?.schema;
    const names = schema ? identityIn(contract, schema) : [];
    const { items = [] } = (parsed(text) ?? {}) as { items?: readonly Record<string, unknown>[] };
    return names.length === 0 ? [] : items.map((item) => identityOf(item, names));
  };
}

function comesOnce(ids: readonly string[], seen: readonly string[]): ReturnType<Expectation> {
  const again = ids.find((id) => seen.includes(id));
  return again === undefined ? undefined : { rule: 'repeated-item', detail: `${again} appears on two pages` };
}

/** A limit is a maximum, so either side may have fewer items. */
function isPrefix(long: readonly string[], small: readonly string[]): ReturnType<Expectation> {
  const index = long.findIndex((id, place) => small[place] !== undefined && small[place] !== id);
  return index < 0
    ? undefined
    : {
        rule: 'pages-differ',
        detail: `item ${index + 1} of one page is ${long[index]}, but ${small[index]} of two pages half as long`,
      };
}

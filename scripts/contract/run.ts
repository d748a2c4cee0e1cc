import type { Operation } from '../api/spec';
import type { Case } from './cases';
import type { Contract, Target } from './contract';
import type { Expectation } from './expectations';
import type { Findings, Noted } from './findings';
import {
  breaches,
  type Complaint,
  judgeCaching,
  judgeCode,
  judgeRefusedMethod,
  parsed,
  type Strictness,
} from './judge';
import type { KnownValues } from './known-values';
import { isNameless } from './nameless';
import { promises } from './promises';
import { compose, isOpaque, type Request, withParameter } from './request';
import { riskOf } from './risk';
import { type Sessions, type SpareSessions, spareSession } from './sessions';
import { isNoResponse, type NoResponse, type Wire, type WireResponse } from './wire';

export interface Run {
  readonly contracts: readonly Contract[];
  readonly wire: Wire;
  readonly sessions: Sessions;
  readonly spares: SpareSessions;
  readonly findings: Findings;
  readonly known: KnownValues;
  readonly requestIds: Set<string>;
  readonly strictness: Strictness;
  readonly runs: number;
  readonly seed: number;
  readonly concurrency: number;
}

export interface Outcome {
  readonly response: WireResponse | NoResponse;
  /** The session of the request. */
  readonly cookie: string | undefined;
  /** The keys of the violations. */
  readonly violations: readonly string[];
}

/** Sends one case, checks the response and records it. */
export async function runCase(
  run: Run,
  contract: Contract,
  operation: Operation,
  item: Case,
): Promise<Outcome> {
  const cookie = item.cookie ?? (await sessionFor(run, operation, item));
  const sender = { origin: run.wire.origin, cookie: cookie === '' ? undefined : cookie, method: item.method };
  const response = await run.wire.send(compose(operation, item.request, sender));
  const complaints = complaintsAbout(run, contract, operation, { ...item, response });
  return { response, cookie, violations: run.findings.note(operation, item, response, complaints) };
}

/** Destructive operations get a spare session; those that end sessions get a new one whenever a live one matters. */
async function sessionFor(run: Run, operation: Operation, item: Case): Promise<string | undefined> {
  const { sessions, spares } = run;
  if (isNameless(operation)) return undefined;
  switch (riskOf(operation)) {
    case 'none':
      return sessions.shared;
    case 'destroys':
      return (await spareSession(sessions, spares, operation.id)) ?? sessions.shared;
    case 'endsSession':
      return operation.open && item.kind !== 'example' ? undefined : sessions.another();
  }
}

interface CheckedCase {
  readonly response: WireResponse | NoResponse;
  readonly request: Request;
  readonly method?: string;
  readonly kind: Noted['kind'];
  readonly expect: Expectation;
}

/** Independent violations, so that one does not hide another; but not two with the same cause. */
function complaintsAbout(
  run: Run,
  contract: Contract,
  operation: Operation,
  { response, request, method, kind, expect }: CheckedCase,
): Complaint[] {
  if (isNoResponse(response)) return [{ rule: 'no-response', detail: response.reason }];
  if (method !== undefined) return found(judgeRefusedMethod(contract, operation.path, response));
  const { status, headers, body } = breaches(contract, operation, response, run.strictness);
  if (status) return [status];
  // A rate-limited response is neither right nor wrong; only the example has to succeed.
  if (response.status === 429 && kind !== 'example') return found(headers, body);
  const content =
    body ??
    expect(response) ??
    promises(contract, operation, request, response) ??
    judgeCode(operation, response);
  return found(
    headers,
    content,
    judgeCaching(operation, response),
    headers ? undefined : repeatedId(run, response),
  );
}

const found = (...complaints: readonly (Complaint | undefined)[]): Complaint[] =>
  complaints.filter((item) => item !== undefined);

/** A repeated id would mix up two requests in a log and in a user's report. */
function repeatedId({ requestIds }: Run, { headers }: WireResponse): Complaint | undefined {
  const id = headers.get('x-request-id') ?? '';
  const isRepeated = requestIds.has(id);
  requestIds.add(id);
  return isRepeated
    ? {
        rule: 'repeated-request-id',
        detail: `another response has the same x-request-id: ${id}`,
        cause: 'x-request-id',
      }
    : undefined;
}

/** Stores the values of a successful response for later requests. */
export function storeResponseValues(
  run: Run,
  { contract, operation }: Target,
  request: Request,
  response: WireResponse | NoResponse,
): void {
  if (isNoResponse(response) || response.status >= 300) return;
  const schema = operation.responses[String(response.status)]?.media?.schema;
  const body = parsed(response.text);
  if (schema === undefined || body === undefined) return;
  run.known.collected(contract, schema, body);
  const { nextCursor } = (body ?? {}) as { nextCursor?: unknown };
  const cursor = operation.parameters.find((parameter) => parameter.in === 'query' && isOpaque(parameter));
  if (cursor !== undefined && typeof nextCursor === 'string')
    run.known.saveNextPage(operation.id, withParameter(request, cursor, nextCursor).parameters);
}

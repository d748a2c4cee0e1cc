import type { Middleware } from 'openapi-fetch';
import { Failure } from '../../core/shared/failure';
import { breachOf, type CheckedSchema, type CheckedSchemas } from './check';
import { type CallFacts, operationKey } from './operation-key';

/** A service's response schemas, reduced by the generator. */
export interface ServiceResponses {
  readonly schemas: CheckedSchemas;
  readonly operations: Readonly<Record<string, OperationResponses>>;
}
export interface OperationResponses {
  readonly operation: string;
  /** Keyed by status; null where the response has no body. `default` is every failure. */
  readonly responses: Readonly<Record<string, CheckedSchema | null>>;
}

export interface Breach {
  readonly operation: string;
  readonly status: number;
  readonly reason: string;
}

export type Inspect = (call: CallFacts, response: Response) => Promise<Breach | undefined>;

/** Compares responses with their contracts; leaves their bodies readable. */
export function inspector(services: readonly ServiceResponses[]): Inspect {
  const known = new Map(
    services.flatMap(({ schemas, operations }) =>
      Object.entries(operations).map(([key, promised]) => [key, { ...promised, schemas }] as const),
    ),
  );
  return async (call, response) => {
    const key = operationKey(call);
    const promised = known.get(key);
    const { status } = response;
    if (promised === undefined) return { operation: key, status, reason: 'is in no contract' };
    const reason = await reasonAgainst(promised, promised.schemas, response.clone());
    return reason === undefined ? undefined : { operation: promised.operation, status, reason };
  };
}

async function reasonAgainst(
  { responses }: OperationResponses,
  schemas: CheckedSchemas,
  response: Response,
): Promise<string | undefined> {
  const { status, ok } = response;
  const promised = responses[status] ?? (ok ? undefined : responses.default);
  const text = await response.text();
  if (responses[status] === null) return text === '' ? undefined : 'must have no body';
  if (!promised) return 'has an undocumented status';
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? '')) return 'must be JSON';
  const body = parsed(text);
  return body === undefined ? 'must be JSON' : breachOf(promised, body, schemas);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks every response before its caller reads it; for development and tests. */
export function watchResponses(
  services: readonly ServiceResponses[],
  listener: (breach: Breach) => void = refuse,
): Middleware {
  const inspect = inspector(services);
  return {
    async onResponse({ response, ...call }) {
      const breach = await inspect(call, response);
      if (breach) listener(breach);
    },
  };
}

/** Fails the request, so that a breach of contract shows where it happens. */
export function refuse({ operation, status, reason }: Breach): never {
  throw new Failure('contract', operation, status, { message: `${operation} ${status}: ${reason}` });
}

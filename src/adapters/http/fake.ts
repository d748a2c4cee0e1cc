import type { Middleware } from 'openapi-fetch';
import { operationKey } from './operation-key';

/** What an operation's example answers. */
export interface ExampleAnswer {
  readonly operation: string;
  readonly status: number;
  readonly body?: unknown;
}

/** By `METHOD /path` as the contracts write it, the service's prefix included. */
export type Examples = Readonly<Record<string, ExampleAnswer>>;

export interface FakeCall {
  readonly request: Request;
  /** What the contract's example answers. */
  readonly example: unknown;
  /** The value of a path parameter. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Answers one operation instead of its example: with a body, a whole Response, or by throwing. */
export type FakeAnswer = (call: FakeCall) => unknown;

/** By operationId or by `METHOD /path`. */
export type Overrides = Readonly<Record<string, FakeAnswer>>;

/** Answers every call from the contracts' examples; overrides hold state or fail. Nothing leaves the program. */
export function fromExamples(examples: Examples, overrides: Overrides = {}): Middleware {
  refuseUnknown(examples, overrides);
  return {
    async onRequest(call) {
      const { request, params } = call;
      const key = operationKey(call);
      const example = examples[key];
      if (example === undefined) throw new Error(`${key} is in no contract, so there is no fake of it`);
      const override = overrides[example.operation] ?? overrides[key];
      request.signal.throwIfAborted();
      if (override === undefined) return answer(example.body, example.status);
      const { path = {}, query = {} } = params;
      const told = await override({ request, example: example.body, path, query });
      return told instanceof Response ? told : answer(told, example.status);
    },
  };
}

/** A failure as the services tell it. */
export const problem = (status: number, code: string, message = code, headers: HeadersInit = {}): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, message },
    {
      status,
      headers: { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/problem+json' },
    },
  );

const answer = (body: unknown, status: number): Response =>
  body === undefined || status === 204
    ? new Response(undefined, { status: status === 200 ? 204 : status })
    : Response.json(body, { status });

/** An override nobody calls is a typing mistake in a test. */
function refuseUnknown(examples: Examples, overrides: Overrides): void {
  const known = new Set(Object.entries(examples).flatMap(([key, { operation }]) => [key, operation]));
  const unknown = Object.keys(overrides).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`no contract has the operation ${unknown.join(', ')}`);
}

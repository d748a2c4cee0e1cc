import type { Wire } from './runtime';

export interface ExampleResponse {
  readonly operation: string;
  readonly status: number;
  readonly body?: unknown;
}

/** Keys are `METHOD /path` as in the contracts, including the service's prefix. */
export type Examples = Readonly<Record<string, ExampleResponse>>;

export interface FakeCall {
  readonly request: Request;
  readonly example: unknown;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Replaces the example of an operation: returns a body or a Response, or throws. */
export type FakeResponse = (call: FakeCall) => unknown;

/** Keys are an operationId or `METHOD /path`. */
export type Overrides = Readonly<Record<string, FakeResponse>>;

/** A network that responds with the contracts' examples; overrides can hold state or fail. */
export function fakeFetch(examples: Examples, overrides: Overrides = {}): Wire['fetch'] {
  refuseUnknown(examples, overrides);
  const routes = routesOf(examples);
  return async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const [route] = routes.filter((each) => each.pattern.test(`${request.method} ${pathname}`));
    if (!route) throw new Error(`${request.method} ${pathname} is in no contract, so there is no fake of it`);
    request.signal.throwIfAborted();
    const { operation, status, body: example } = route.example;
    const override = overrides[operation] ?? overrides[route.key];
    if (!override) return respond(example, status);
    const path = route.pattern.exec(`${request.method} ${pathname}`)?.groups ?? {};
    const contribution = await override({ request, example, path: decoded(path), query });
    return contribution instanceof Response ? contribution : respond(contribution, status);
  };
}

const respond = (body: unknown, status: number): Response =>
  body === undefined ? new Response(undefined, { status: 204 }) : Response.json(body, { status });

interface Route {
  readonly key: string;
  readonly pattern: RegExp;
  readonly example: ExampleResponse;
}

/** Literal paths go before paths with parameters. */
const routesOf = (examples: Examples): readonly Route[] =>
  Object.entries(examples)
    .map(([key, example]) => ({ key, example, pattern: patternOf(key) }))
    .sort((item, other) => parametersIn(item.key) - parametersIn(other.key));

const parametersIn = (key: string): number => key.split('{').length;

const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decoded = (path: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)]));

/** An override that matches no operation is a typing mistake in a test. */
function refuseUnknown(examples: Examples, overrides: Overrides): void {
  const known = new Set(Object.entries(examples).flatMap(([key, { operation }]) => [key, operation]));
  const unknown = Object.keys(overrides).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`no contract has the operation ${unknown.join(', ')}`);
}

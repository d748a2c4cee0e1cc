import type { Json, Parameter } from './spec';

/**
 * The codes that an operation's failures can have: those of its rules (x-codes) and those of every such
 * request.
 */

export type CodesByStatus = Readonly<Record<string, readonly string[]>>;

export interface Refusable {
  readonly service: string;
  readonly role: string;
  readonly parameters: readonly Parameter[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly own: CodesByStatus;
}

/** Any request can fail in these ways, before or after routing. */
const GENERAL: CodesByStatus = {
  400: ['INVALID_REQUEST'],
  404: ['NOT_FOUND'],
  405: ['METHOD_NOT_ALLOWED'],
  409: ['OTHER_ACCOUNT'],
  413: ['TOO_LARGE'],
  414: ['URI_TOO_LONG'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  429: ['TOO_MANY_REQUESTS'],
  431: ['HEADERS_TOO_LARGE'],
  500: ['INTERNAL'],
  503: ['UNAVAILABLE'],
};

const OF_ROLES: Readonly<Record<string, string>> = {
  reader: 'READER_REQUIRED',
  writer: 'WRITER_REQUIRED',
  moderator: 'MODERATOR_REQUIRED',
  officer: 'OFFICER_REQUIRED',
};

export function codesOf({ service, role, parameters, security, own }: Refusable): CodesByStatus {
  const isAmbient = parameters.some((parameter) => parameter['x-ambient']);
  const has = (place: string, name: string) =>
    parameters.some((parameter) => parameter.in === place && parameter.name === name);
  const roleCode = OF_ROLES[role];
  const derived: readonly CodesByStatus[] = [
    has('query', 'cursor') ? { 400: ['INVALID_CURSOR'] } : {},
    role === 'visitor' ? {} : { 401: ['LOGIN_REQUIRED'] },
    // Operations of the login service start or replace a session instead.
    isAmbient && service !== 'login' ? { 401: ['SESSION_EXPIRED'] } : {},
    { 403: ['FOREIGN_ORIGIN', ...(roleCode === undefined ? [] : [roleCode])] },
    security.some((way) => 'freshLogin' in way) ? { 403: ['FRESH_LOGIN_REQUIRED'] } : {},
    has('header', 'idempotency-key') ? { 409: ['IDEMPOTENCY_KEY_REUSED'] } : {},
  ];
  return merged([GENERAL, ...derived, own]);
}

function merged(all: readonly CodesByStatus[]): CodesByStatus {
  const statuses = new Set(all.flatMap(Object.keys));
  return Object.fromEntries(
    [...statuses].map((status) => [status, [...new Set(all.flatMap((codes) => codes[status] ?? []))].sort()]),
  );
}

/** The codes of one documented response; `default` covers the statuses that are not documented. */
export const codesIn = (all: CodesByStatus, status: string, documented: readonly string[]): string[] =>
  status === 'default'
    ? Object.keys(all)
        .filter((item) => !documented.includes(item))
        .flatMap((item) => all[item] ?? [])
        .sort()
    : [...(all[status] ?? [])];

type Node = Readonly<Record<string, unknown>>;
const PROBLEM = 'application/problem+json';
const PREFIX = '#/components/responses/';

interface OperationCodes {
  readonly id: string;
  readonly codes: CodesByStatus;
}

/**
 * Limits `code` in every failure of a bundled contract to the codes of its operation. Equal responses are one
 * component, named after the first operation that has it.
 */
export function withCodes<T extends object>(
  document: T,
  codesFor: (path: string, method: string) => OperationCodes | undefined,
): T {
  const { paths, components = {} } = document as unknown as { paths: Node; components?: Node };
  const shared = (components.responses ?? {}) as Readonly<Record<string, Node>>;
  const limited = new Map<string, readonly [name: string, response: Node]>();
  const limit = (response: Node, name: string, codes: readonly string[]): Node => {
    const whole = '$ref' in response ? shared[String(response.$ref).slice(PREFIX.length)] : response;
    if (!whole || !(PROBLEM in ((whole.content ?? {}) as Node))) return response;
    const short = limitedTo(whole, codes);
    const key = JSON.stringify(short);
    const known = limited.get(key) ?? [name, short];
    limited.set(key, known);
    return { $ref: PREFIX + known[0] };
  };
  const limitedPaths = mapped(paths, (item, path) =>
    mapped(item as Node, (raw, method) => {
      const of = codesFor(path, method);
      if (!of) return raw;
      const { 'x-codes': _, ...rest } = raw as Node;
      const { responses = {} } = raw as { responses?: Node };
      const documented = Object.keys(responses);
      return {
        ...rest,
        responses: mapped(responses, (response, status) =>
          limit(
            response as Node,
            componentName(status, of.id, response as Node),
            codesIn(of.codes, status, documented),
          ),
        ),
      };
    }),
  );
  const rest = Object.entries(shared).filter(([, { content }]) => !(PROBLEM in ((content ?? {}) as Node)));
  const responses = Object.fromEntries([...rest, ...limited.values()]);
  return { ...document, paths: limitedPaths, components: { ...components, responses } };
}

/** Services use one shared response for several statuses, so the status is part of the name. */
function componentName(status: string, id: string, { $ref }: Node): string {
  const base = $ref === undefined ? 'Problem' : String($ref).slice(PREFIX.length);
  const operation = id.charAt(0).toUpperCase() + id.slice(1);
  return `${base}${status === 'default' ? '' : status}Of${operation}`;
}

/** An example with another operation's code gets one of these. */
function limitedTo(response: Node, codes: readonly string[]): Node {
  const { schema, example, ...media } = (response.content as Readonly<Record<string, Node>>)[PROBLEM] ?? {};
  const shown = example as Readonly<Record<string, Json>> | undefined;
  const fits = shown === undefined || codes.includes(String(shown.code));
  const limit = { type: 'object', properties: { code: { type: 'string', enum: codes } } };
  return {
    ...response,
    content: {
      [PROBLEM]: {
        ...media,
        schema: { allOf: [schema, limit] },
        example: fits ? example : { ...shown, code: codes[0] },
      },
    },
  };
}

const mapped = (node: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));

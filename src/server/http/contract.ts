export interface ContractDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly security?: readonly Requirement[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: object;
  readonly 'x-ambient'?: boolean;
}

export interface DocumentedResponse {
  readonly headers: readonly string[];
  readonly type: string | undefined;
  readonly schema: object | undefined;
  /** The codes of a failure. */
  readonly codes: readonly string[] | undefined;
}

export const ROLES = ['visitor', 'member', 'reader', 'writer', 'moderator', 'officer'] as const;
export type Role = (typeof ROLES)[number];

export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** With the service's base path and the router's parameter syntax. */
  readonly url: string;
  readonly role: Role;
  readonly parameters: readonly Parameter[];
  readonly body:
    | {
        readonly required: boolean;
        readonly schema: object;
        /** Accepted media types. */
        readonly types: readonly string[];
        /** The maximum number of characters of its longest field. */
        readonly maxTextLength: number;
      }
    | undefined;
  /** By status; `default` is any other failure. */
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

type Requirement = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema?: object }>>;
interface FieldLengths {
  readonly properties?: Readonly<Record<string, { readonly maxLength?: number }>>;
}
interface RawResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Content;
}
interface RawOperation {
  readonly operationId: string;
  readonly 'x-role'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, RawResponse>>;
}

export function operationsOf(document: ContractDocument): readonly Operation[] {
  const base = (document.servers[0]?.url ?? '').replace(/\/$/, '');
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method.toLowerCase()] as RawOperation | undefined;
      const shared = (item.parameters ?? []) as readonly Parameter[];
      return raw ? [operationOf(document, raw, { method, url: base + routed(path), shared })] : [];
    }),
  );
}

const routed = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function operationOf(
  document: ContractDocument,
  raw: RawOperation,
  place: { method: Method; url: string; shared: readonly Parameter[] },
): Operation {
  const body = raw.requestBody && resolved(document, raw.requestBody);
  const schema = body && Object.values(body.content)[0]?.schema;
  return {
    id: raw.operationId,
    method: place.method,
    url: place.url,
    role: roleOf(raw),
    parameters: [...place.shared, ...(raw.parameters ?? [])].map((parameter) =>
      resolved(document, parameter),
    ),
    body: schema && {
      required: body.required ?? false,
      schema,
      types: Object.keys(body.content),
      maxTextLength: maxTextLength(resolved(document, schema)),
    },
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, response]) => [status, responseOf(document, response)]),
    ),
  };
}

const maxTextLength = ({ properties = {} }: FieldLengths): number =>
  Math.max(0, ...Object.values(properties).map(({ maxLength = 0 }) => maxLength));

function roleOf(raw: RawOperation): Role {
  const role = ROLES.find((item) => item === raw['x-role']);
  if (!role) throw new Error(`${raw.operationId} has no valid x-role; use one of ${ROLES.join(', ')}.`);
  return role;
}

function responseOf(document: ContractDocument, raw: RawResponse): DocumentedResponse {
  const { headers = {}, content = {} } = resolved(document, raw);
  const [media] = Object.entries(content);
  return {
    headers: Object.keys(headers).filter(
      (name) => headers[name] && resolved(document, headers[name]).required,
    ),
    type: media?.[0],
    schema: media?.[1].schema,
    codes: codesIn(media?.[1].schema),
  };
}

interface ProblemSchema {
  readonly allOf?: readonly {
    readonly properties?: { readonly code?: { readonly enum?: readonly string[] } };
  }[];
}

const codesIn = (schema: ProblemSchema | undefined): readonly string[] | undefined =>
  schema?.allOf?.flatMap(({ properties }) => properties?.code?.enum ?? []);

/** Names a code that the contract does not list for this failure of the operation. */
export function undocumentedCode(
  { id, responses }: Operation,
  { status, code }: { readonly status: number; readonly code: string },
): string | undefined {
  const codes = (responses[status] ?? responses.default)?.codes;
  return codes?.includes(code) ? undefined : `${id} returned the undocumented code ${code} with ${status}`;
}

/** Whether a value is sent as raw bytes instead of JSON. */
export const isBinary = (schema: object | undefined): boolean =>
  (schema as { readonly format?: string } | undefined)?.format === 'binary';

function resolved<Node extends object>(document: ContractDocument, node: Node): Node {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node;
  const keys = $ref
    .slice(2)
    .split('/')
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
  const found = keys.reduce<unknown>((here, key) => (here as Record<string, unknown>)[key], document);
  return resolved(document, found as Node);
}

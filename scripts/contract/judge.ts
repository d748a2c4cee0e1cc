import type { DocumentedResponse as Documented, Operation, Schema } from '../api/spec';
import type { Contract } from './contract';
import { judgeCookies } from './cookies';
import { undocumentedField } from './undocumented-field';
import type { WireResponse } from './wire';

/** One way in which a response breaks the contract. */
export interface Complaint {
  /** The rule's short name, which never changes. */
  readonly rule: string;
  readonly detail: string;
  /** What all occurrences have in common, if the detail also names values. */
  readonly cause?: string;
}

export interface Strictness {
  /** Whether a response may have fields that the contract does not name. */
  readonly extraFields: boolean;
}

/** The parts of a response that are checked independently. After a wrong status nothing else is checked. */
export interface Breaches {
  readonly status?: Complaint | undefined;
  readonly headers?: Complaint | undefined;
  readonly body?: Complaint | undefined;
}

/** Violations of the operation's contract by a response. */
export function breaches(
  contract: Contract,
  operation: Operation,
  response: WireResponse,
  strictness: Strictness,
): Breaches {
  const { status } = response;
  if (status >= 500) return { status: { rule: 'server-error', detail: `returned ${status}` } };
  const documented = documentedResponse(operation, status);
  if (!documented) return { status: { rule: 'undocumented-status', detail: `returned ${status}` } };
  const { media } = documented;
  return {
    headers: judgeHeaders(contract, documented, response),
    body:
      (media ? judgeBody(contract, media, response, strictness) : judgeEmptiness(response)) ??
      judgeSecrets(response),
  };
}

/** The first violation. */
export function firstViolation(...response: Parameters<typeof breaches>): Complaint | undefined {
  const { status, headers, body } = breaches(...response);
  return status ?? headers ?? body;
}

/** `default` covers failures only: a success or a redirect must be documented. */
const documentedResponse = (operation: Operation, status: number): Documented | undefined =>
  operation.responses[String(status)] ??
  operation.responses[`${Math.floor(status / 100)}XX`] ??
  (status >= 400 ? operation.responses.default : undefined);

function judgeHeaders(
  contract: Contract,
  documented: Documented,
  response: WireResponse,
): Complaint | undefined {
  for (const [name, { required, schema, 'x-cookies': cookies }] of Object.entries(documented.headers)) {
    if (cookies) {
      const complaint = judgeCookies(contract, { cookies, media: documented.media }, response);
      if (complaint) return complaint;
      continue;
    }
    const value = response.headers.get(name);
    if (value === null) {
      if (required) return { rule: 'header-missing', detail: `no ${name} on ${response.status}` };
      continue;
    }
    const misfit = contract.misfit(schema, numeric(contract.schema(schema)) ? Number(value) : value);
    if (misfit) return { rule: 'header-schema', detail: `${name} on ${response.status}: ${misfit}` };
  }
  return undefined;
}

const numeric = ({ type }: Schema): boolean => type === 'integer' || type === 'number';

function judgeBody(
  contract: Contract,
  media: NonNullable<Documented['media']>,
  response: WireResponse,
  strictness: Strictness,
): Complaint | undefined {
  const { status, type, text } = response;
  if (type !== media.type)
    return { rule: 'content-type', detail: `${type || 'none'} on ${status}, expected ${media.type}` };
  const json = /[/+]json$/.test(type);
  if (json && response.isUtf8 === false)
    return { rule: 'not-utf8', detail: `the body of ${status} is not UTF-8` };
  const body = json ? parsed(text) : text;
  if (body === undefined) return { rule: 'not-json', detail: `the body of ${status} is not valid JSON` };
  const twice = json ? repeatedKey(text) : undefined;
  if (twice) return { rule: 'repeated-key', detail: `${status}: an object has ${twice} twice` };
  const misfit = contract.misfit(media.schema, body);
  if (misfit) return { rule: 'body-schema', detail: `${status}: ${misfit}` };
  const extra = strictness.extraFields ? undefined : undocumentedField(contract, media.schema, body);
  if (extra) return { rule: 'undocumented-field', detail: `${status}: ${extra}` };
  return judgeProblem(response, body);
}

/** Duplicate keys in an object: parsers disagree about which value counts. */
function repeatedKey(text: string): string | undefined {
  const objects: (Set<string> | undefined)[] = [];
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (colon !== undefined) {
      const key = token.slice(0, -colon.length);
      const keys = objects.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

/** A problem document repeats its response's status. */
function judgeProblem({ status, type }: WireResponse, body: unknown): Complaint | undefined {
  if (type !== 'application/problem+json') return undefined;
  const message = (body as { status?: unknown }).status;
  return message === status
    ? undefined
    : {
        rule: 'problem-status',
        detail: `status is ${String(message)} in the body but ${status} in the status line`,
      };
}

/** Clients have texts and reactions only for the documented codes. */
export function judgeCode({ codes }: Operation, { status, text }: WireResponse): Complaint | undefined {
  if (status < 400) return undefined;
  const { code } = (parsed(text) ?? {}) as { code?: unknown };
  return codes[status]?.includes(String(code))
    ? undefined
    : { rule: 'undocumented-code', detail: `${status} has the undocumented code ${String(code)}` };
}

/** A shared cache would hand a member's response to the next caller. */
export function judgeCaching({ open }: Operation, { headers }: WireResponse): Complaint | undefined {
  const policy = headers.get('cache-control') ?? '';
  const isShared = /\b(public|s-maxage)\b/i.test(policy) || /\bmax-age=[1-9]/i.test(policy);
  const isOwn = /\b(private|no-store)\b/i.test(policy);
  return !open && isShared && !isOwn
    ? { rule: 'personal-cached', detail: `shared caches may store the response: cache-control is ${policy}` }
    : undefined;
}

/** A response without a body must have neither a length nor a type. */
function judgeEmptiness({ status, text, headers }: WireResponse): Complaint | undefined {
  const length = Number(headers.get('content-length') ?? 0);
  return text !== '' || length > 0 || headers.has('content-type')
    ? { rule: 'unexpected-body', detail: `${status} has a body or body headers` }
    : undefined;
}

/** A failure must not reveal server internals. */
function judgeSecrets({ status, text }: WireResponse): Complaint | undefined {
  const trace = status >= 400 && /(\\n|\n)\s+at \S+.*:\d+/.test(text);
  return trace ? { rule: 'stack-trace', detail: `${status} contains a stack trace` } : undefined;
}

/** The body as JSON, or undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** For undocumented methods: the failures of the path's other operations apply. */
export function judgeRefusedMethod(
  contract: Contract,
  path: string,
  response: WireResponse,
): Complaint | undefined {
  const { status, headers } = response;
  if (status !== 404 && status !== 405)
    return { rule: 'method-accepted', detail: `returned ${status} to ${response.sent.method}` };
  if (status === 405 && !headers.has('allow')) return { rule: 'header-missing', detail: 'no allow on 405' };
  const sibling = contract.at(path)[0];
  return (
    sibling &&
    firstViolation(contract, { ...sibling, responses: failures(sibling) }, response, { extraFields: true })
  );
}

const failures = (operation: Operation): Operation['responses'] =>
  Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status === 'default'));

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json, Operation, Spec } from '../../scripts/api/spec';
import { cookieValue } from '../../scripts/contract/cookie-names';
import { isNameless } from '../../scripts/contract/nameless';
import { AND, type ModelChecks, type Raw } from './model-checks';
import { withCookies } from './model-cookies';
import { type Fields, ModelData, type Options, problem, type Reply } from './model-data';
import { openModelSocket, type SocketSteps, soundSocket } from './model-socket';

/** A small server that keeps every contract, made of steps so that a test can plant a fault in each. */

export interface Steps {
  /** The operation for an address and method, or the methods that the address supports. */
  readonly route: (method: string, path: string) => Routed | { readonly allow: readonly string[] };
  readonly isAllowed: (operation: Operation, session: string | undefined, alive: boolean) => boolean;
  readonly readBody: (operation: Operation, type: string, text: string) => Json | Reply | undefined;
  readonly checkParameters: (operation: Operation, raw: Raw) => ReturnType<ModelChecks['parameters']>;
  readonly checkBody: (operation: Operation, body: Json | undefined) => readonly Fields[];
  readonly response: (operation: Operation, options: Options) => Reply;
  /** The last step before a response is sent. */
  readonly finish: (operation: Operation | undefined, reply: Reply) => Reply;
  readonly write: (response: ServerResponse, reply: Reply) => void;
  readonly socket: SocketSteps;
}

interface Routed {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

export type Plant = (steps: Steps) => Partial<Steps>;

export interface ModelServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function startModelServer(
  specs: readonly Spec[],
  checks: ModelChecks,
  plant: Plant = () => ({}),
): Promise<ModelServer> {
  const env = new ModelData(specs);
  const sound = soundSteps(specs, checks, env);
  const steps = { ...sound, ...plant(sound) };
  const server = createServer((request, response) => {
    textOf(request)
      .then((text) => steps.write(response, replyTo(steps, env, request, text)))
      .catch(() => response.destroy());
  });
  openModelSocket(server, steps.socket, env);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

function soundSteps(specs: readonly Spec[], checks: ModelChecks, env: ModelData): Steps {
  return {
    route: (method, path) => routed(specs, method, path),
    isAllowed: (operation, _, alive) => operation.open || alive,
    readBody: readJson,
    checkParameters: (operation, raw) => checks.parameters(operation, raw),
    checkBody: (operation, body) => checks.body(operation, body),
    response: (operation, options) => env.response(operation, options),
    finish: (operation, reply) => {
      const { headers, ...rest } = withCookies(operation, reply);
      return { ...rest, headers: { 'x-request-id': crypto.randomUUID(), ...headers } };
    },
    write,
    socket: soundSocket,
  };
}

function replyTo(steps: Steps, env: ModelData, request: IncomingMessage, text: string): Reply {
  const url = new URL(request.url ?? '/', 'http://model');
  const target = steps.route(request.method ?? 'GET', url.pathname);
  if (!('operation' in target)) return steps.finish(undefined, refusedMethod(target.allow));
  const { operation } = target;
  if (isNameless(operation) && request.headers.cookie !== undefined)
    return steps.finish(operation, problem(400, 'IDENTIFYING_HEADER'));
  const session = cookieValue(request.headers.cookie, 'AT');
  const alive = env.isAlive(session);
  if (!steps.isAllowed(operation, session, alive))
    return steps.finish(operation, problem(401, 'LOGIN_REQUIRED'));
  const { values, errors } = steps.checkParameters(operation, rawOf(url, target.path, request));
  const body = steps.readBody(operation, request.headers['content-type'] ?? '', text);
  if (isReply(body)) return steps.finish(operation, body);
  const all = [...errors, ...steps.checkBody(operation, body)];
  if (all.length > 0) return steps.finish(operation, problem(400, 'INVALID_REQUEST', all));
  const { path, query } = values;
  const input = { path, query, body, session: alive ? session : undefined };
  return steps.finish(operation, steps.response(operation, input));
}

const refusedMethod = (allow: readonly string[]): Reply =>
  allow.length === 0
    ? problem(404, 'NOT_FOUND')
    : { ...problem(405, 'METHOD_NOT_ALLOWED'), headers: { allow: allow.join(', ') } };

function rawOf(url: URL, path: Readonly<Record<string, string>>, request: IncomingMessage): Raw {
  const header = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      value === undefined ? value : String(value),
    ]),
  );
  const lower = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
  const names = [...new Set(url.searchParams.keys())];
  const query = Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name).join(AND)]));
  return { path: lower(path), query: lower(query), header, cookie: {} };
}

const isReply = (body: Json | Reply | undefined): body is Reply =>
  typeof body === 'object' && body !== null && 'status' in body && 'headers' in body;

/** A literal path takes precedence over one with parameters, as OpenAPI requires. */
function routed(specs: readonly Spec[], method: string, path: string): Routed | { allow: string[] } {
  const fitting = specs.flatMap((spec) =>
    spec.operations.flatMap((operation): Routed[] => {
      const found = matched(`${operation.base}${operation.path}`, path);
      return found ? [{ operation, path: found }] : [];
    }),
  );
  const min = Math.min(...fitting.map((routed) => Object.keys(routed.path).length));
  const here = fitting.filter((routed) => Object.keys(routed.path).length === min);
  const methods = here.map(({ operation }) => operation.method.toUpperCase());
  return here.find((_, index) => methods[index] === method) ?? { allow: methods };
}

function matched(template: string, path: string): Record<string, string> | undefined {
  const [wanted, values] = [template.split('/'), path.split('/')];
  if (wanted.length !== values.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name !== undefined) found[name] = decodeURIComponent(values[index] ?? '');
    else if (part !== values[index]) return undefined;
  }
  return found;
}

function readJson(operation: Operation, type: string, text: string): Json | Reply | undefined {
  if (!operation.body || (text === '' && type === '')) return undefined;
  if (type.split(';')[0] !== operation.body.type) return problem(415, 'UNSUPPORTED_MEDIA_TYPE');
  if (operation.body.schema.format === 'binary') return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return problem(400, 'INVALID_REQUEST');
  }
}

function write(response: ServerResponse, { status, headers, body, type }: Reply): void {
  const lists = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [...value],
  ]);
  response.writeHead(status, {
    ...Object.fromEntries(lists),
    ...(type !== undefined && { 'content-type': type }),
  });
  if (body === undefined) response.end();
  else response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

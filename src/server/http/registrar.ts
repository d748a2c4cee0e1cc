import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Language } from '../../core/shared/languages';
import type { Services } from '../services/services';
import { cutToHour } from '../services/shared/cut-to-hour';
import { type CookieNames, cookieNames, type SentTokens, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';
import type { Admission } from './admission';
import type { Caller } from './caller';
import { checksOf, type OperationChecks } from './checks';
import { type ContractDocument, isBinary, type Operation, operationsOf } from './contract';
import { cookieText } from './cookie-text';
import { declaredHeaders } from './declared-headers';
import type { SetCookie } from './handlers';
import { knownCaller } from './known-callers';
import { isNameless, refuseNames } from './nameless';
import { refuseOtherMethods } from './other-methods';
import { invalid } from './problem';
import { readRawBodies } from './raw-bodies';
import { isReadFromReplicas, type Reads } from './replica-reads';
import { requestLanguage } from './request-language';
import { otherAccount } from './requested-account';
import { type AnyReply, requestHash, respondOnce } from './respond-once';
import { expired, refusalForRole } from './role-check';
import { foreignOrigin, isForeign } from './same-origin';
import { isStorable } from './storable-text';

export interface ServiceModule {
  readonly name: string;
  readonly document: ContractDocument;
  readonly handlers: (services: Services) => object;
  /** Cache-Control of reads; without it they are not cached. */
  readonly cacheControl?: string;
}

export interface RegistrarOptions {
  readonly publicOrigin: string;
  readonly production: boolean;
  /** Whether a response that violates its contract is an error. */
  readonly checkAnswers: boolean;
  /** Present if there are replicas. */
  readonly reads?: Reads | undefined;
  readonly admission: Admission;
}

interface AnyContext {
  readonly path: object;
  readonly query: object;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly tokens: SentTokens;
  readonly userAgent: string;
  readonly language: Language;
  readonly setCookie: (cookie: SetCookie) => void;
}
type AnyHandlers = Readonly<Record<string, (context: AnyContext) => Promise<AnyReply> | AnyReply>>;

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Present if responses are checked against the contract. */
    operation?: Operation;
    /** Present if nothing about the caller may be recorded. */
    isNameless?: boolean;
  }
}

interface Route {
  readonly operation: Operation;
  readonly checks: OperationChecks;
  readonly module: ServiceModule;
  readonly services: Services;
  readonly handlers: AnyHandlers;
  readonly options: RegistrarOptions;
  readonly names: CookieNames;
}

const KEY_HEADER = 'idempotency-key';
/** Fits a phone photo. */
const RAW_LIMIT = 10_000_000;

/** Room for the other fields of a body with a long text, such as a file in Base64. */
const OTHER_FIELDS = 500_000;

/** Registers a route per operation; the contract's rules for requests are enforced here once. */
export function registerService(
  app: FastifyInstance,
  module: ServiceModule,
  services: Services,
  options: RegistrarOptions,
): void {
  const operations = operationsOf(module.document);
  const handlers = module.handlers(services) as AnyHandlers;
  requireExactly(module.name, operations, handlers);
  const compile = checksOf(module.name, module.document);
  const names = cookieNames(options.publicOrigin);
  for (const operation of operations)
    addRoute(app, { operation, checks: compile(operation), module, services, handlers, options, names });
  refuseOtherMethods(app, operations);
}

function requireExactly(service: string, operations: readonly Operation[], handlers: AnyHandlers): void {
  const ids = operations.map(({ id }) => id);
  const missing = ids.filter((id) => !handlers[id]);
  const unknown = Object.keys(handlers).filter((id) => !ids.includes(id));
  if (missing.length > 0) throw new Error(`The service ${service} has no handler for ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`The contract of ${service} does not define ${unknown.join(', ')}.`);
}

function addRoute(app: FastifyInstance, route: Route): void {
  const { method, url, body } = route.operation;
  const { admission } = route.options;
  const options: RouteOptions = {
    method,
    url,
    config: {
      ...(route.options.checkAnswers && { operation: route.operation }),
      isNameless: isNameless(route.operation),
    },
    onRequest: (request) => admission(request, () => admit(request, route)),
    handler: (request, reply) => answer(request, reply, route),
  };
  if (!body || !isBinary(body.schema))
    return void app.route(body ? { ...options, ...limitOf(body) } : options);
  // A separate scope, so that no other operation accepts such bodies.
  void app.register(async (scope) => {
    readRawBodies(scope, body.types);
    scope.route({ ...options, bodyLimit: RAW_LIMIT });
  });
}

/** Allows a larger body than usual only where the contract has a text that needs it. */
const limitOf = ({ maxTextLength }: NonNullable<Operation['body']>): Pick<RouteOptions, 'bodyLimit'> =>
  maxTextLength > OTHER_FIELDS ? { bodyLimit: maxTextLength + OTHER_FIELDS } : {};

/** Runs before the body is read: checks that the request comes from our own pages and that the caller is allowed. */
async function admit(request: FastifyRequest, route: Route): Promise<void> {
  const { operation, services, options } = route;
  const guarded =
    operation.method !== 'GET' || operation.parameters.some((parameter) => parameter['x-ambient']);
  if (guarded && isForeign(request.headers, options)) throw foreignOrigin();
  if (isNameless(operation)) return refuseNames(request.headers);
  const { access, refresh } = tokensIn(request.cookies, route.names);
  if (access) request.caller = knownCaller(request) ?? (await callerOf(services.db, access, services.now()));
  const refusal = refusalForRole(operation.role, request.caller);
  if (refusal) throw refusal;
  if (!request.caller && refresh && mayBeRenewed(route)) throw expired();
  const other = otherAccount(request, services);
  if (other) throw other;
}

/** A caller whose session can be renewed must not silently be served as a visitor; signing in is open to all. */
const mayBeRenewed = ({ module, operation }: Route): boolean =>
  module.name !== 'login' && operation.parameters.some((parameter) => parameter['x-ambient']);

async function answer(request: FastifyRequest, reply: FastifyReply, route: Route): Promise<FastifyReply> {
  const { operation, module } = route;
  const context = contextOf(request, reply, route);
  const key = context.header[KEY_HEADER];
  const result = await (typeof key === 'string'
    ? keyed(context, key, route)
    : reading(request, route, async () => handlerOf(route.handlers, operation)(context)));
  check(route, reply, result);
  const saved = operation.method === 'GET' && !result.isPersonal ? module.cacheControl : undefined;
  reply.status(result.status).header('cache-control', saved ?? 'no-store');
  if (result.body === undefined) return reply.send();
  const type = operation.answers[result.status]?.type ?? 'application/json';
  if (Buffer.isBuffer(result.body)) return reply.type(type).send(result.body);
  const text = type === 'application/json' ? JSON.stringify(result.body) : String(result.body);
  // Sends bytes: the framework would convert a long text more slowly.
  return reply.type(`${type}; charset=utf-8`).send(Buffer.from(text));
}

const reading = (
  request: FastifyRequest,
  { operation, module, options: { reads } }: Route,
  work: () => Promise<AnyReply>,
): Promise<AnyReply> =>
  reads && isReadFromReplicas(module.name) && operation.method === 'GET' ? reads(request, work) : work();

function handlerOf(handlers: AnyHandlers, { id }: Operation): AnyHandlers[string] {
  const handler = handlers[id];
  if (!handler) throw new Error(`No handler for ${id}.`);
  return handler;
}

function contextOf(request: FastifyRequest, reply: FastifyReply, route: Route): AnyContext {
  const { operation, checks, names } = route;
  const path = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  const header = declaredHeaders(request, operation);
  const { body } = request;
  const wrong = [
    ...checks.path(path),
    ...checks.query(query),
    ...checks.header(header),
    ...checks.body(body),
  ];
  if (wrong.length > 0) throw invalid(wrong);
  if (![path, query, header, Buffer.isBuffer(body) ? undefined : body].every(isStorable)) throw invalid([]);
  return {
    path,
    query,
    header,
    body,
    caller: request.caller,
    address: request.ip,
    tokens: tokensIn(request.cookies, names),
    userAgent: request.headers['user-agent'] ?? '',
    language: requestLanguage(request),
    setCookie: (cookie) => void reply.header('set-cookie', cookieText(cookie)),
  };
}

/** Handlers of a keyed request run in the transaction that stores its response. */
function keyed(context: AnyContext, key: string, { module, services, operation }: Route): Promise<AnyReply> {
  const { path, query, body, caller } = context;
  const request = {
    // A separate seal per key, so that a member's submissions cannot be linked. Visitor operations use the
    // empty member id, so that a session sent along is not recorded.
    ownerSeal: services.seal(`idempotency ${key}`, (operation.role !== 'visitor' && caller?.memberId) || ''),
    operation: operation.id,
    key,
    requestHash: requestHash(services, [path, query, body ?? null]),
    encryption: services.encryption,
    // Rounded to the hour: company contributions and preferences are stored elsewhere no finer than their month.
    now: new Date(cutToHour(services.now())),
  };
  return respondOnce(services.db, request, async (transaction) => {
    const handlers = module.handlers({ ...services, db: transaction }) as AnyHandlers;
    return handlerOf(handlers, operation)(context);
  });
}

function check({ options, checks }: Route, reply: FastifyReply, result: AnyReply): void {
  if (!options.checkAnswers) return;
  const breach = checks.answer(result.status, reply.getHeaders(), result.body);
  if (breach) throw new Error(breach);
}

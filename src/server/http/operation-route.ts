import type { FastifyRequest } from 'fastify';
import type { Language } from '../../core/shared/languages';
import type { Services } from '../services/services';
import { type CookieNames, type SentTokens, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';
import type { Admission } from './admission';
import type { Caller } from './caller';
import type { OperationChecks } from './checks';
import type { ContractDocument, Operation } from './contract';
import { declaredHeaders } from './declared-headers';
import type { SetCookie } from './handlers';
import type { Read } from './in-process-reads';
import { isNameless, refuseNames } from './nameless';
import { personalCaching } from './personal-caching';
import { invalid } from './problem';
import { isReadFromReplicas, type Reads } from './replica-reads';
import { requestLanguage } from './request-language';
import { otherAccount } from './requested-account';
import type { AnyReply } from './respond-once';
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

export interface AnyContext {
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
export type AnyHandlers = Readonly<Record<string, (context: AnyContext) => Promise<AnyReply> | AnyReply>>;

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Present if responses are checked against the contract. */
    operation?: Operation;
    /** Present if nothing about the caller may be recorded. */
    isNameless?: boolean;
    operationId?: string;
  }
}

/** What the contract's rules need of a request, from the network or from a page rendered in this process. */
type Incoming = Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body' | 'cookies' | 'ip' | 'caller'>;

export interface Route {
  readonly operation: Operation;
  readonly checks: OperationChecks;
  readonly module: ServiceModule;
  readonly services: Services;
  readonly handlers: AnyHandlers;
  readonly options: RegistrarOptions;
  readonly names: CookieNames;
}

/**
 * Runs before the body is read: checks that the request comes from our own pages and that the caller is allowed. A page
 * already knows its caller.
 */
export async function admit(request: Incoming, route: Route, known?: Caller): Promise<void> {
  const { operation, services, options } = route;
  const guarded =
    operation.method !== 'GET' || operation.parameters.some((parameter) => parameter['x-ambient']);
  if (guarded && isForeign(request.headers, options)) throw foreignOrigin();
  if (isNameless(operation)) return refuseNames(request.headers);
  const { access, refresh } = tokensIn(request.cookies, route.names);
  if (access) request.caller = known ?? (await callerOf(services.db, access, services.now()));
  const refusal = refusalForRole(operation.role, request.caller);
  if (refusal) throw refusal;
  if (!request.caller && refresh && mayBeRenewed(route)) throw expired();
  const other = otherAccount(request, services);
  if (other) throw other;
}

/** A caller whose session can be renewed must not silently be served as a visitor; signing in is open to all. */
const mayBeRenewed = ({ module, operation }: Route): boolean =>
  module.name !== 'login' && operation.parameters.some((parameter) => parameter['x-ambient']);

/** The reply to a page rendered in this process, without headers. */
export const readOf =
  (route: Route): Read =>
  async ({ caller, ...sent }) => {
    const request: Incoming = { ...sent, body: undefined };
    await admit(request, route, caller);
    const context = contextOf(request, () => undefined, route);
    const result = await reading(request, route, async () =>
      handlerOf(route.handlers, route.operation)(context),
    );
    if (Buffer.isBuffer(result.body)) return undefined;
    check(route, { 'x-request-id': '', 'cache-control': cachingOf(request, route, result) }, result);
    const type = typeOf(route, result);
    const { status, body } = result;
    return body === undefined
      ? { status, type: '', text: '' }
      : { status, type: `${type}; charset=utf-8`, text: textOf(type, result) };
  };

export const cachingOf = (
  { headers }: Pick<Incoming, 'headers'>,
  { operation, module }: Route,
  { isPersonal }: AnyReply,
): string =>
  (operation.method === 'GET' && !isPersonal ? module.cacheControl : undefined) ?? personalCaching(headers);

export const typeOf = ({ operation }: Route, { status }: AnyReply): string =>
  operation.responses[status]?.type ?? 'application/json';

export const textOf = (type: string, { body, isCached }: AnyReply): string => {
  if (type !== 'application/json') return String(body);
  if (!isCached || typeof body !== 'object' || body === null) return JSON.stringify(body);
  const text = cachedTexts.get(body) ?? JSON.stringify(body);
  cachedTexts.set(body, text);
  return text;
};

const cachedTexts = new WeakMap<object, string>();

export const reading = (
  request: Incoming,
  { operation, module, options: { reads } }: Route,
  work: () => Promise<AnyReply>,
): Promise<AnyReply> =>
  reads && isReadFromReplicas(module.name) && operation.method === 'GET' ? reads(request, work) : work();

export function handlerOf(handlers: AnyHandlers, { id }: Operation): AnyHandlers[string] {
  const handler = handlers[id];
  if (!handler) throw new Error(`No handler for ${id}.`);
  return handler;
}

export function contextOf(request: Incoming, setCookie: AnyContext['setCookie'], route: Route): AnyContext {
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
    setCookie,
  };
}

export function check(
  { options, checks }: Route,
  headers: Readonly<Record<string, unknown>>,
  result: AnyReply,
): void {
  if (!options.checkAnswers) return;
  const breach = checks.response(result.status, headers, result.body);
  if (breach) throw new Error(breach);
}

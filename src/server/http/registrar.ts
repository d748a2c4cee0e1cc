import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Tables } from '../db/tables';
import type { Services } from '../services/services';
import { cutToHour } from '../services/shared/cut-to-hour';
import { cookieNames } from '../session-cookies';
import { checksOf } from './checks';
import { isBinary, type Operation, operationsOf } from './contract';
import { cookieText } from './cookie-text';
import { refuseWithoutAccount, requireAccount, savesSealed } from './during-account';
import type { SetCookie } from './handlers';
import { inProcessReads } from './in-process-reads';
import { isNameless } from './nameless';
import { OneAtATime } from './one-at-a-time';
import {
  type AnyContext,
  type AnyHandlers,
  admit,
  cachingOf,
  check,
  contextOf,
  handlerOf,
  type RegistrarOptions,
  type Route,
  reading,
  readOf,
  type ServiceModule,
  textOf,
  typeOf,
} from './operation-route';
import { readRawBodies } from './raw-bodies';
import { type AnyReply, requestHash, respondOnce } from './respond-once';

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
): readonly Operation[] {
  const operations = operationsOf(module.document);
  const handlers = module.handlers(services) as AnyHandlers;
  requireExactly(module.name, operations, handlers);
  const compile = checksOf(module.name, module.document);
  const names = cookieNames(options.publicOrigin);
  const inProcess = inProcessReads(app);
  for (const operation of operations) {
    const route = { operation, checks: compile(operation), module, services, handlers, options, names };
    addRoute(app, route);
    if (operation.method === 'GET') inProcess.add(operation, readOf(route));
  }
  return operations;
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
      operationId: route.operation.id,
    },
    onRequest: (request) => admission(request, () => admit(request, route)),
    handler: (request, reply) => respond(request, reply, route),
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

async function respond(request: FastifyRequest, reply: FastifyReply, route: Route): Promise<FastifyReply> {
  const setCookie = (cookie: SetCookie) => void reply.header('set-cookie', cookieText(cookie));
  const context = contextOf(request, setCookie, route);
  const { caller } = context;
  const work = () => resultOf(request, context, route);
  const result = await (caller && route.operation.role !== 'visitor'
    ? refuseWithoutAccount(route.services.db, caller, work)
    : work());
  check(route, reply.getHeaders(), result);
  reply.status(result.status).header('cache-control', cachingOf(request, route, result));
  if (result.body === undefined) return reply.send();
  const type = typeOf(route, result);
  if (Buffer.isBuffer(result.body)) return reply.type(type).send(result.body);
  // Sends bytes: the framework would convert a long text more slowly.
  return reply.type(`${type}; charset=utf-8`).send(Buffer.from(textOf(type, result)));
}

function resultOf(request: FastifyRequest, context: AnyContext, route: Route): Promise<AnyReply> {
  const key = context.header[KEY_HEADER];
  if (typeof key === 'string') return keyed(context, key, route);
  if (savesSealed(route.operation))
    return inTransaction(route.services.db, (db) => duringAccount(context, db, route));
  return reading(request, route, async () => handlerOf(route.handlers, route.operation)(context));
}

/** Many repetitions of a slow request would otherwise hold all connections to the database. */
const repeated = new OneAtATime();

/** Handlers of a keyed request run in the transaction that stores its response. */
function keyed(context: AnyContext, key: string, route: Route): Promise<AnyReply> {
  const { services, operation } = route;
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
  return repeated.run(`${operation.id} ${request.ownerSeal}`, () =>
    respondOnce(services.db, request, (db) => duringAccount(context, db, route)),
  );
}

/** Handlers of a transaction get its connection. */
async function duringAccount(
  context: AnyContext,
  db: Transaction<Tables>,
  { module, services, operation }: Route,
): Promise<AnyReply> {
  if (operation.role !== 'visitor' && context.caller) await requireAccount(db, context.caller);
  const handlers = module.handlers({ ...services, db }) as AnyHandlers;
  return handlerOf(handlers, operation)(context);
}

import { randomBytes, randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { encryptedCursors } from './cursors';
import type { Database } from './db/engine';
import { answerProblems, sendProblem } from './http/answer-problems';
import { operationsOf } from './http/contract';
import { readJsonBodies } from './http/json-bodies';
import { refuseMalformed } from './http/malformed';
import { refusalOf } from './http/problem';
import { registerService } from './http/registrar';
import { securityHeaders } from './http/security-headers';
import { refuseUnknownPaths } from './http/unknown-paths';
import { secretsOf } from './secrets';
import { serviceModules } from './services/all-handlers';
import type { Services } from './services/services';

export interface Parts {
  readonly database: Database;
  readonly now?: () => Date;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
}

const BODY_LIMIT = 1_000_000;
const ID_BYTES = 16;

/** The whole server over an open database; it listens when it is told to. */
export async function makeServer(
  config: Config,
  { database, now = () => new Date() }: Parts,
): Promise<Server> {
  const services = servicesOf(config, database, now);
  const app = makeApp(config);
  await app.register(cookies);
  readJsonBodies(app);
  answerProblems(app);
  const modules = serviceModules((beacon) => app.log.info({ beacon }, 'beacon'));
  const options = { ...config, checkAnswers: !config.production };
  for (const module of modules) registerService(app, module, services, options);
  refuseUnknownPaths(
    app,
    modules.flatMap(({ document }) => operationsOf(document)),
  );
  await app.ready();
  return { app, services };
}

function servicesOf(config: Config, { db }: Database, now: () => Date): Services {
  const { seal, cursorKey } = secretsOf(config);
  return {
    db,
    seal,
    cursors: encryptedCursors(cursorKey),
    now,
    newId: () => randomBytes(ID_BYTES).toString('base64url'),
    sandbox: config.sandbox,
  };
}

function makeApp(config: Config): FastifyInstance {
  const headers = securityHeaders(config);
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: true,
    trustProxy: false,
    clientErrorHandler: refuseMalformed(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      void sendProblem(reply, refusalOf(error));
    },
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
  return app;
}

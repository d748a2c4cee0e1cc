import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config';
import { loggerOptions } from './access-log';
import { withVersion } from './bare-paths';
import { BufferedLines } from './buffered-lines';
import { clientAddress } from './client-address';
import { type ConnectionLimits, Connections } from './connections';
import { type Overload, overloadableServer } from './early-refusal';
import { refuseMalformed } from './malformed';
import { requestedMethod } from './method-override';
import { isOpenedByPerson } from './opener-policy';
import { plainTarget } from './plain-target';
import { refusalOf } from './problem';
import { sendProblem, sendProblemPage } from './problem-responses';
import { notFound } from './refusal';
import { securityHeaders } from './security-headers';

const BODY_LIMIT = 1_000_000;
const CONNECTION_SETTINGS = {
  keepAliveTimeout: 20_000,
  requestTimeout: 30_000,
  http: { headersTimeout: 10_000, maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000 },
};
/**
 * Enough for thousands of people behind one mobile network address: only idle connections are cut, and they
 * reconnect.
 */
const CONNECTIONS: ConnectionLimits = { all: 2_000, ofOneNetwork: 1_000 };

export function bareApp(config: Config, overload: Overload): FastifyInstance {
  const headers = securityHeaders(config);
  const lines = config.quiet ? undefined : new BufferedLines(config.logFile, config.logLinger);
  const app = fastify({
    logger: lines ? loggerOptions(lines) : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: (request) => withVersion(plainTarget(requestedMethod(request))),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // While the server stops, requests that still arrive are served normally.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => overloadableServer(handler, CONNECTION_SETTINGS, overload, headers),
    clientErrorHandler: refuseMalformed(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      // A browser that opens a badly encoded address gets a page.
      if (request.headers['sec-fetch-dest'] === 'document') void sendProblemPage(reply, notFound());
      else void sendProblem(reply, refusalOf(error));
    },
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onClose', async () => lines?.close());
  new Connections(CONNECTIONS, clientAddress(config)).watch(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isOpenedByPerson(request.headers)) reply.removeHeader('cross-origin-opener-policy');
    done();
  });
  return app;
}

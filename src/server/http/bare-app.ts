import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config';
import { loggerOptions } from './access-log';
import { sendProblem } from './answer-problems';
import { withVersion } from './bare-paths';
import { BufferedLines } from './buffered-lines';
import { clientAddress } from './client-address';
import { type ConnectionLimits, Connections } from './connections';
import { refuseMalformed } from './malformed';
import { requestedMethod } from './method-override';
import { refusalOf } from './problem';
import { securityHeaders } from './security-headers';

const BODY_LIMIT = 1_000_000;
const HEADER_LIMIT = 16_384;
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 20_000;
const LOOK_EVERY_MS = 2_000;
/**
 * Enough for thousands of people behind one mobile network address: only idle connections are cut, and they
 * reconnect.
 */
const CONNECTIONS: ConnectionLimits = { all: 2_000, ofOneNetwork: 1_000 };

export function bareApp(config: Config): FastifyInstance {
  const headers = securityHeaders(config);
  const lines = config.quiet ? undefined : new BufferedLines(config.logFile, config.logLinger);
  const app = fastify({
    logger: lines ? loggerOptions(lines) : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    rewriteUrl: (request) => withVersion(requestedMethod(request)),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // While the server stops, requests that still arrive are served normally.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: HEADERS_MS,
      maxHeaderSize: HEADER_LIMIT,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    clientErrorHandler: refuseMalformed(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      void sendProblem(reply, refusalOf(error));
    },
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onClose', async () => lines?.close());
  new Connections(CONNECTIONS, clientAddress(config)).watch(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  return app;
}

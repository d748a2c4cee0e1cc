import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config';
import { Refusal } from '../http/refusal';
import { isOwnOrigin } from '../http/same-origin';
import type { Services } from '../services/services';
import { cookieNames, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';
import { endSockets } from './end-sockets';

const LARGEST_MESSAGE = 16_384;

/**
 * The socket of signed-in members; so far it only keeps the line open and says when the server goes.
 * A browser lets any site open a socket with the member's cookie, so where it comes from is checked here.
 */
export function openSockets(
  app: FastifyInstance,
  { db, now }: Services,
  config: Pick<Config, 'publicOrigin' | 'production'>,
): Server {
  const names = cookieNames(config.publicOrigin);
  const mayConnect = async (request: IncomingMessage): Promise<boolean> => {
    const { origin, host, cookie } = request.headers;
    if (origin === undefined || !isOwnOrigin(origin, host, config)) return false;
    const { access } = tokensIn(app.parseCookie(cookie ?? ''), names);
    return access !== undefined && (await callerOf(db, access, now())) !== undefined;
  };
  const answerHttp = app.server.listeners('request');
  const io = new Server(app.server, {
    path: '/ws/',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    allowRequest: (request, decide) => {
      mayConnect(request).then(
        (may) => decide(may ? null : 'refused', may),
        () => decide('unavailable', false),
      );
    },
  });
  // The socket has the upgrades alone; every plain request stays with the framework and its headers.
  app.server.removeAllListeners('request');
  for (const listener of answerHttp) app.server.on('request', listener as RequestListener);
  app.all('/ws/*', () => {
    throw new Refusal(426, 'UPGRADE_REQUIRED', 'This address speaks websocket only.');
  });
  const tokenOf = ({ handshake }: Socket) =>
    tokensIn(app.parseCookie(handshake.headers.cookie ?? ''), names).access ?? '';
  const stopLooking = endSockets(io, db, tokenOf);
  app.addHook('preClose', async () => {
    stopLooking();
    io.emit('goodbye', { reason: 'restart' });
    // Ends the sockets only; the HTTP server is ended by its owner.
    io.disconnectSockets(true);
    io.engine.close();
  });
  return io;
}

import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { isCrawler } from '../../core/crawlers/crawlers';
import type { Config } from '../config';
import { memoryLimiter } from '../http/limiter';
import { Refusal } from '../http/refusal';
import { isOwnOrigin } from '../http/same-origin';
import { LiveChat, type LiveServer } from '../services/chat/live-chat';
import type { Services } from '../services/services';
import { cookieNames, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';
import { answerChat } from './chat-events';
import { endSockets } from './end-sockets';
import { gatherWrites } from './gather-writes';
import { meetOthers } from './several-servers';

const LARGEST_MESSAGE = 16_384;
/** So many tabs may one member have open on one server. */
const MOST_SOCKETS = 20;
const GOODBYE_MS = 500;
const LOOK_EVERY_MS = 10;

type Settings = Pick<Config, 'publicOrigin' | 'production' | 'redisUrl' | 'databaseUrl'>;

/**
 * The socket of signed-in members: what is new in their chats, and a word when the server goes.
 * A browser lets any site open a socket with the member's cookie, so where it comes from is checked here.
 */
export function openSockets(
  app: FastifyInstance,
  services: Services,
  config: Settings,
  live = new LiveChat(),
): LiveServer {
  const names = cookieNames(config.publicOrigin);
  const tokenIn = (cookie: string | undefined) => tokensIn(app.parseCookie(cookie ?? ''), names).access;
  const callerIn = async (cookie: string | undefined) => {
    const access = tokenIn(cookie);
    return access === undefined ? undefined : callerOf(services.db, access, services.now());
  };
  const mayConnect = async ({ headers }: IncomingMessage): Promise<boolean> => {
    if (!isOwnPage(headers, config)) return false;
    return (await callerIn(headers.cookie)) !== undefined;
  };
  const answerHttp = app.server.listeners('request');
  const io: LiveServer = new Server(app.server, {
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
  letIn(io, ({ handshake }) => callerIn(handshake.headers.cookie));
  answerSockets(io, services, config, live);
  gatherWrites(io.engine);
  const stopLooking = endSockets(io, services.db, ({ handshake }) => tokenIn(handshake.headers.cookie) ?? '');
  const parting = meetOthers(app, io, config);
  app.addHook('onReady', async () => void (await parting));
  app.addHook('preClose', async () => {
    stopLooking();
    await sayGoodbye(io);
    await parting.then((part) => part()).catch(() => undefined);
  });
  return io;
}

/** Answers what they ask, and tells them what happens: those that hang on this server before those of others. */
function answerSockets(
  io: LiveServer,
  services: Services,
  { redisUrl, databaseUrl }: Settings,
  live: LiveChat,
): void {
  const line = { services, live, limiter: memoryLimiter(Date.now) };
  const here = `server ${randomUUID()}`;
  io.on('connection', (socket) => {
    void socket.join(here);
    answerChat(socket, line);
  });
  live.attach(io, (redisUrl ?? databaseUrl) === undefined ? undefined : here);
}

/** Ends the sockets only, each with a word; the HTTP server is ended by its owner. */
async function sayGoodbye(io: LiveServer): Promise<void> {
  io.local.emit('goodbye', { reason: 'restart' });
  io.local.disconnectSockets();
  // A browser hangs up when it has heard it; who does not is cut off.
  const end = Date.now() + GOODBYE_MS;
  while (Date.now() < end && io.engine.clientsCount > 0) await wait(LOOK_EVERY_MS);
  io.engine.close();
}

/** A page of ours in somebody's browser: no other site, and no crawler. */
const isOwnPage = (
  { origin, host, 'user-agent': agent = '' }: IncomingHttpHeaders,
  config: Settings,
): boolean => origin !== undefined && isOwnOrigin(origin, host, config) && !isCrawler(agent);

type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Whose socket it is comes from the session alone. */
function letIn(io: LiveServer, callerOfSocket: (socket: Pick<Socket, 'handshake'>) => Promise<Caller>): void {
  io.use((socket, next) => {
    callerOfSocket(socket).then(
      (caller) => {
        if (!caller) return next(new Error('refused'));
        const open = [...io.of('/').sockets.values()].filter(
          ({ data }) => data.memberId === caller.memberId,
        ).length;
        if (open >= MOST_SOCKETS) return next(new Error('too many'));
        socket.data.memberId = caller.memberId;
        socket.data.isWriter = caller.isWriter;
        return next();
      },
      () => next(new Error('unavailable')),
    );
  });
}

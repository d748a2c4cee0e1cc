import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { isCrawler } from '../../core/shell/crawlers';
import type { Config } from '../config';
import { clientAddress } from '../http/client-address';
import { memoryLimiter } from '../http/limiter';
import { refuseUpgrade } from '../http/malformed';
import { notFound, Refusal } from '../http/refusal';
import { isOwnOrigin } from '../http/same-origin';
import { securityHeaders } from '../http/security-headers';
import { LiveChat, type LiveServer } from '../services/chat/live-chat';
import type { Services } from '../services/services';
import { cookieNames, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';
import { answerChat } from './chat-events';
import { endSockets } from './end-sockets';
import { gatherWrites } from './gather-writes';
import { meetOthers } from './several-servers';
import { type SocketLimits, SocketPlaces } from './socket-places';

const LARGEST_MESSAGE = 16_384;
/** So many tabs may one member have open on one server; a few more are let in only to hear that. */
const MAX_TABS = 20;
const SOCKETS: SocketLimits = { all: 5_000, ofOneNetwork: 2_500, ofOneMember: MAX_TABS + 5 };
const GOODBYE_MS = 500;
const LOOK_EVERY_MS = 10;

type Settings = Pick<Config, 'publicOrigin' | 'production' | 'redisUrl' | 'databaseUrl' | 'trustProxy'>;

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
  const tokenIn = (cookie = '') => tokensIn(app.parseCookie(cookie), names).access;
  const callerIn = async (cookie: string | undefined) => {
    const access = tokenIn(cookie);
    return access === undefined ? undefined : callerOf(services.db, access, services.now());
  };
  const places = new SocketPlaces(SOCKETS);
  const mayConnect = async ({ headers, socket }: IncomingMessage): Promise<boolean> => {
    if (!socket.writable || !isOwnPage(headers, config)) return false;
    const caller = await callerIn(headers.cookie);
    return caller !== undefined && !socket.destroyed && places.takeOfMember(caller.memberId, socket);
  };
  refuseWithoutPlace(app, places, config);
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
  app.all('/ws/*', refuseRequest);
  letIn(io, places, ({ handshake }) => callerIn(handshake.headers.cookie));
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

/** Before anything is looked up: an upgrade that finds no place, or asks for something else, costs nothing more. */
function refuseWithoutPlace({ server }: FastifyInstance, places: SocketPlaces, config: Settings): void {
  const address = clientAddress(config);
  const headers = securityHeaders(config);
  server.prependListener('upgrade', (request, socket) => {
    if (!request.url?.startsWith('/ws/')) refuseUpgrade(socket, notFound(), headers);
    else if (!places.take(address.networkOf(request), socket))
      refuseUpgrade(socket, tooManySockets(), headers);
  });
}

function refuseRequest(): never {
  throw new Refusal(426, 'UPGRADE_REQUIRED', 'This address only accepts WebSocket connections.');
}

const tooManySockets = (): Refusal =>
  new Refusal(
    429,
    'TOO_MANY_SOCKETS',
    'Too many connections are open from your network. Close a few tabs and try again.',
    {
      retryAfter: 60,
    },
  );

/** A page of ours in somebody's browser: no other site, and no crawler. */
const isOwnPage = (
  { origin, host, 'user-agent': agent = '' }: IncomingHttpHeaders,
  config: Settings,
): boolean => origin !== undefined && isOwnOrigin(origin, host, config) && !isCrawler(agent);

type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Whose socket it is comes from the session alone. */
function letIn(
  io: LiveServer,
  places: SocketPlaces,
  callerOfSocket: (socket: Pick<Socket, 'handshake'>) => Promise<Caller>,
): void {
  io.use((socket, next) => {
    callerOfSocket(socket).then(
      (caller) => {
        if (!caller) return next(new Error('refused'));
        if (places.rankOf(caller.memberId, socket.request.socket) > MAX_TABS) {
          next(new Error('too many'));
          // What refuses one tab must not leave its connection open.
          setImmediate(() => socket.conn.close());
          return;
        }
        socket.data.memberId = caller.memberId;
        socket.data.isWriter = caller.isWriter;
        return next();
      },
      () => next(new Error('unavailable')),
    );
  });
}

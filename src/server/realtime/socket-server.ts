import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import contract from '../../contracts/chat-socket.json';
import { isCrawler } from '../../core/shell/crawlers';
import type { Config } from '../config';
import { clientAddress } from '../http/client-address';
import { refuseUpgrade } from '../http/malformed';
import { notFound, Refusal } from '../http/refusal';
import { isOwnOrigin } from '../http/same-origin';
import { securityHeaders } from '../http/security-headers';
import type { LiveChat, LiveServer } from '../services/chat/live-chat';
import type { Services } from '../services/services';
import { accountIdOf, cookieNames, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';
import { batchWrites } from './batch-writes';
import { handleChatEvents } from './chat-events';
import { type Places, waitForServers } from './connect-servers';
import { endSockets } from './end-sockets';
import { type SocketLimits, SocketPlaces } from './socket-places';

/** Tabs are counted per member and server; a few more may connect only to receive the refusal. */
const { messageBytes: LARGEST_MESSAGE, socketsPerMember: MAX_TABS } = contract['x-limits'];
const SOCKETS: SocketLimits = { all: 5_000, ofOneNetwork: 2_500, ofOneMember: MAX_TABS + 5 };
const GOODBYE_MS = 500;
const LOOK_EVERY_MS = 10;

type Settings = Places & Pick<Config, 'publicOrigin' | 'production' | 'trustProxy'>;

/**
 * The socket for signed-in members: chat updates and a goodbye when the server stops. Browsers let any site open a
 * socket with the member's cookie, so the origin is checked here.
 */
export function openSockets(
  app: FastifyInstance,
  services: Services,
  config: Settings,
  live: LiveChat,
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
  const httpListeners = app.server.listeners('request');
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
  // The socket handles only upgrades; plain requests stay with the framework and its headers.
  app.server.removeAllListeners('request');
  for (const listener of httpListeners) app.server.on('request', listener as RequestListener);
  app.all('/ws/*', refuseRequest);
  letIn(io, places, shownCaller(services, callerIn));
  handleSockets(io, services, config, live);
  batchWrites(io.engine);
  const stopLooking = endSockets(io, services.db, ({ handshake }) => tokenIn(handshake.headers.cookie) ?? '');
  const joined = waitForServers(app, io, config);
  app.addHook('onReady', async () => void (await joined));
  app.addHook('preClose', async () => {
    stopLooking();
    await sendGoodbye(io);
    await joined.then((leave) => leave()).catch(() => undefined);
  });
  return io;
}

/** Handles socket events and sends updates; local sockets are served before those of other servers. */
function handleSockets(
  io: LiveServer,
  services: Services,
  { redisUrl, meetingPlace }: Settings,
  live: LiveChat,
): void {
  const line = { services, live };
  const here = `server ${randomUUID()}`;
  io.on('connection', (socket) => {
    void socket.join(here);
    handleChatEvents(socket, line);
  });
  live.attach(io, (redisUrl ?? meetingPlace) === undefined ? undefined : here);
}

/** Ends only the sockets, each with a goodbye; the HTTP server is closed by its owner. */
async function sendGoodbye(io: LiveServer): Promise<void> {
  io.local.emit('goodbye', { reason: 'restart' });
  io.local.disconnectSockets();
  // Browsers disconnect after the goodbye; the other clients are cut off.
  const end = Date.now() + GOODBYE_MS;
  while (Date.now() < end && io.engine.clientsCount > 0) await wait(LOOK_EVERY_MS);
  io.engine.close();
}

/** Runs before any lookup, so an upgrade without a free place or for another path costs nothing more. */
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
  throw new Refusal(426, 'UPGRADE_REQUIRED');
}

const tooManySockets = (): Refusal => new Refusal(429, 'TOO_MANY_SOCKETS', { retryAfter: 60 });

/** Accepts browsers on our own pages; refuses other sites and crawlers. */
const isOwnPage = (
  { origin, host, 'user-agent': agent = '' }: IncomingHttpHeaders,
  config: Settings,
): boolean => origin !== undefined && isOwnOrigin(origin, host, config) && !isCrawler(agent);

type Caller = Awaited<ReturnType<typeof callerOf>>;

/** A page reconnects by itself, while another tab may have signed in another member of the browser. */
const shownCaller =
  (services: Services, callerIn: (cookie: string | undefined) => Promise<Caller>) =>
  async ({ handshake: { auth, headers } }: Pick<Socket, 'handshake'>): Promise<Caller> => {
    const caller = await callerIn(headers.cookie);
    const shown: unknown = auth.accountId;
    const isShown = shown === undefined || (caller && shown === accountIdOf(services, caller.memberId));
    return isShown ? caller : undefined;
  };

/** Identifies the member from the session only. */
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
          // A refused tab must not leave its connection open.
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

import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Json } from '../../scripts/api/spec';
import { cookieValue } from '../../scripts/contract/cookie-names';
import type { Fields, ModelData } from './model-data';

/** The socket of the model server, made of steps like its requests. */

export interface SocketSteps {
  readonly isAllowed: (alive: boolean, isOwnOrigin: boolean) => boolean;
  readonly isValid: (event: string, payload: Json) => boolean;
  readonly response: (event: string, payload: Json, sent: Map<string, Fields>) => Fields;
  /** Sends a new message to the member's other connections. */
  readonly show: (socket: Socket, message: Json) => void;
  readonly endsWithSession: boolean;
  readonly messageBytes: number;
}

const isId = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(value);
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && [...value].length <= 2000;
const isNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2e9;

export const soundSocket: SocketSteps = {
  isAllowed: (alive, isOwnOrigin) => alive && isOwnOrigin,
  isValid: (event, payload) => {
    const { groupId, clientId, text, number } = (payload ?? {}) as Fields;
    if (event === 'joinRoom') return Array.isArray(payload) && payload.length <= 100 && payload.every(isId);
    if (event === 'leaveRoom') return payload === 'ALL' || isId(payload);
    return isId(groupId) && (event === 'read' ? isNumber(number) : isId(clientId) && isText(text));
  },
  response: (event, payload, sent): Fields => {
    if (event === 'joinRoom') return { ok: true, joined: payload };
    if (event !== 'message') return { ok: true };
    const { groupId = '', clientId = '', text = '' } = payload as Fields;
    const known = sent.get(String(clientId)) ?? messageOf(groupId, clientId, text, sent.size + 1);
    sent.set(String(clientId), known);
    return { ok: true, message: known };
  },
  show: (socket, message) => void socket.broadcast.emit('message', message),
  endsWithSession: true,
  messageBytes: 16_384,
};

const messageOf = (groupId: Json, clientId: Json, text: Json, number: number): Fields => ({
  messageId: `Message${number}x`,
  groupId,
  number,
  clientId,
  author: {
    userName: 'QuietMonsoon',
    fullAvatarUrl: '/art/kolam/monsoon.svg',
    profileType: 'ANONYMOUS',
    bio: '',
    isVerified: false,
  },
  text,
  createdOn: '2026-11-20T08:00:00.000Z',
  isMine: true,
  isRemoved: false,
});

export function openModelSocket(server: HttpServer, steps: SocketSteps, data: ModelData): void {
  const sent = new Map<string, Fields>();
  const aliveAt = (cookie: string | undefined) => data.isAlive(cookieValue(cookie, 'AT'));
  const io = new Server(server, {
    path: '/ws/',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: steps.messageBytes,
    allowRequest: ({ headers }, decide) =>
      decide(null, steps.isAllowed(aliveAt(headers.cookie), headers.origin === `http://${headers.host}`)),
  });
  io.on('connection', (socket) => {
    const look = () => {
      if (steps.endsWithSession && !aliveAt(socket.handshake.headers.cookie)) socket.disconnect(true);
    };
    const timer = setInterval(look, 50);
    socket.on('disconnect', () => clearInterval(timer));
    socket.onAny((event: string, payload: Json, acknowledge: unknown) => {
      if (typeof acknowledge !== 'function') return;
      if (!steps.isValid(event, payload)) return acknowledge({ ok: false, code: 'INVALID_REQUEST' });
      const size = sent.size;
      const response = steps.response(event, payload, sent);
      if (sent.size > size && response.message !== undefined) steps.show(socket, response.message);
      return acknowledge(response);
    });
  });
}

import { io, type Socket } from 'socket.io-client';
import { quantile, sleep } from './machine';

/** Many connections to one room, and the messages they receive. */

export interface Plan {
  readonly sockets: number;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Delivered {
  readonly sent: number;
  readonly expected: number;
  readonly lost: number;
  readonly twice: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Maximum wait for the last messages. */
const LAST_ARRIVALS_MS = 10_000;
const AT_ONCE = 50;
/** Letters only: rooms refuse numbers that could be phone numbers. */
const LETTERS = 'abcdefghijklmnop';
const WIDTH = 5;
const MARK = 'bench-';

export interface Line {
  readonly socket: Socket;
  /** The numbers of all received messages, duplicates included. */
  readonly came: Uint8Array;
}

/** Opens all connections, a few at a time, spread evenly over the members, and joins the room. */
export async function openLines(
  origin: string,
  room: string,
  cookies: readonly string[],
  { sockets, perSecond, seconds }: Plan,
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (let first = 0; first < sockets; first += AT_ONCE) {
    const few = Array.from({ length: Math.min(AT_ONCE, sockets - first) }, (_, index) =>
      connect(origin, room, cookies[(first + index) % cookies.length] ?? ''),
    );
    for (const socket of await Promise.all(few))
      lines.push({ socket, came: new Uint8Array(perSecond * seconds) });
  }
  return lines;
}

async function connect(origin: string, room: string, cookie: string): Promise<Socket> {
  const socket = io(origin, {
    path: '/ws/',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, origin },
  });
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  const { joined } = await socket.timeout(30_000).emitWithAck('joinRoom', [room]);
  if (joined?.[0] !== room) throw new Error('a connection could not join the room');
  return socket;
}

/** Sends messages at a steady rate, members in turn, and counts what every connection receives. */
export async function deliver(
  room: string,
  lines: readonly Line[],
  speakers: number,
  plan: Plan,
): Promise<Delivered> {
  const total = plan.perSecond * plan.seconds;
  const sentAt = new Float64Array(total);
  const delays: number[] = [];
  for (const line of lines) subscribeOn(line, sentAt, delays);
  const started = performance.now();
  for (let number = 0; number < total; number++) {
    const due = started + (number * 1000) / plan.perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    sentAt[number] = performance.now();
    lines[number % speakers]?.socket.emit('message', {
      groupId: room,
      clientId: `${MARK}${started | 0}-${number}`,
      text: textOf(number),
    });
  }
  const until = performance.now() + LAST_ARRIVALS_MS;
  while (delays.length < total * lines.length && performance.now() < until) await sleep(100);
  return counted(lines, delays, total);
}

/**
 * Reads messages as text; parsing them for a thousand clients in one process would distort the measurement.
 */
function subscribeOn({ socket, came }: Line, sentAt: Float64Array, delays: number[]): void {
  const { engine } = socket.io;
  engine.off('data');
  engine.on('data', (data: unknown) => {
    if (typeof data !== 'string') return;
    const number = numberIn(data);
    const sent = sentAt[number];
    if (sent === undefined) return;
    if (came[number] === 0) delays.push(performance.now() - sent);
    came[number] = (came[number] ?? 0) + 1;
  });
}

const textOf = (number: number): string =>
  MARK +
  Array.from({ length: WIDTH }, (_, index) => LETTERS[(number >> (4 * (WIDTH - 1 - index))) & 15]).join('');

function numberIn(data: string): number {
  const position = data.indexOf(`"text":"${MARK}`);
  if (position < 0) return -1;
  let number = 0;
  const first = position + `"text":"${MARK}`.length;
  for (let place = first; place < first + WIDTH; place++)
    number = number * 16 + data.charCodeAt(place) - LETTERS.charCodeAt(0);
  return number;
}

function counted(lines: readonly Line[], delays: readonly number[], sent: number): Delivered {
  let [lost, twice] = [0, 0];
  for (const { came } of lines)
    for (const times of came) {
      if (times === 0) lost++;
      if (times > 1) twice++;
    }
  return {
    sent,
    expected: sent * lines.length,
    lost,
    twice,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    slowest: delays.reduce((max, item) => Math.max(max, item), 0),
  };
}

import { connect } from 'node:net';
import { quantile } from './machine';

export interface RawLoad {
  readonly port: number;
  readonly connections: number;
  /** Ends after this many requests or seconds. */
  readonly amount?: number;
  readonly seconds?: number;
  /** Requests per second of all connections; without it as many as they can. */
  readonly rate?: number;
  readonly pathOf: (turn: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface TimedResponse {
  readonly status: number;
  readonly ms: number;
}

export interface RawResult {
  readonly responses: readonly TimedResponse[];
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
  /** The client's own processor time per page. */
  readonly clientMs: number;
}

/**
 * Requests pages over raw sockets and skips the bodies. It takes a small part of the processor time of an HTTP client,
 * which matters on a machine that it shares with the server.
 */
export async function rawLoad(load: RawLoad): Promise<RawResult> {
  const responses: TimedResponse[] = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  const next = schedule(load, began);
  const cut = await Promise.all(
    Array.from({ length: load.connections }, () =>
      oneConnection(load, next, (response) => responses.push(response)),
    ),
  );
  const { user, system } = process.cpuUsage(cpu);
  const isFailure = ({ status }: TimedResponse) => status !== 200;
  return {
    responses,
    perSecond: (responses.length * 1000) / (performance.now() - began),
    p99: quantile(
      responses.map(({ ms }) => ms),
      0.99,
    ),
    failed: responses.filter(isFailure).length + cut.filter((wasCut) => wasCut).length,
    clientMs: (user + system) / 1000 / Math.max(1, responses.length),
  };
}

/** The milliseconds until the next request; undefined after the last one. */
type Schedule = () => number | undefined;

function schedule(
  { amount = Infinity, seconds = Infinity, rate = Infinity }: RawLoad,
  began: number,
): Schedule {
  let sent = 0;
  return () => {
    const due = Math.max(performance.now(), began + (sent * 1000) / rate);
    if (sent >= amount || due - began > seconds * 1000) return undefined;
    sent++;
    return due - performance.now();
  };
}

let turn = Date.now();

/** One request after another, until none are left. Returns whether the connection was cut before. */
function oneConnection(
  { port, pathOf, headers = {} }: RawLoad,
  next: Schedule,
  count: (response: TimedResponse) => void,
): Promise<boolean> {
  const head = Object.entries({ 'accept-encoding': 'gzip, deflate, br', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let isDone = false;
    let sentAt = 0;
    const request = () => {
      sentAt = performance.now();
      socket.write(`GET ${pathOf(turn++)} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${head}\r\n`);
    };
    const proceed = () => {
      const wait = next();
      isDone = wait === undefined;
      if (wait === undefined) socket.end();
      else if (wait < 1) request();
      else setTimeout(request, wait);
    };
    socket.on('connect', proceed).on(
      'data',
      statusReader((status) => {
        count({ status, ms: performance.now() - sentAt });
        proceed();
      }),
    );
    socket.on('error', () => undefined).on('close', () => done(!isDone));
  });
}

/** Calls back with the status of each response that has arrived whole. */
function statusReader(arrived: (status: number) => void): (part: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let missing = 0;
  return (part) => {
    if (missing > 0) missing -= part.length;
    else {
      head = head.length > 0 ? Buffer.concat([head, part]) : part;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      head = Buffer.alloc(0);
    }
    if (missing > 0) return;
    missing = 0;
    arrived(status);
  };
}

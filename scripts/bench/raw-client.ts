import { connect } from 'node:net';
import { quantile } from './machine';

export interface RawLoad {
  readonly port: number;
  readonly connections: number;
  readonly amount: number;
  readonly pathOf: (turn: number) => string;
  readonly cookie?: string | undefined;
}

export interface RawResult {
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
  const times: number[] = [];
  const left = { amount: load.amount };
  let failed = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  const count = (ms: number, status: number) => {
    times.push(ms);
    if (status !== 200) failed++;
  };
  await Promise.all(Array.from({ length: load.connections }, () => oneConnection(load, left, count)));
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: (times.length * 1000) / (performance.now() - began),
    p99: quantile(times, 0.99),
    failed: failed + left.amount,
    clientMs: (user + system) / 1000 / Math.max(1, times.length),
  };
}

let turn = Date.now();

/** One request after another, until none are left. */
function oneConnection(
  { port, pathOf, cookie }: RawLoad,
  left: { amount: number },
  count: (ms: number, status: number) => void,
): Promise<void> {
  const headers = `host: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br\r\n${cookie ? `cookie: ${cookie}\r\n` : ''}`;
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let sentAt = 0;
    let head: Buffer = Buffer.alloc(0);
    let status = 0;
    let missing = 0;
    const send = () => {
      if (left.amount <= 0) return void socket.end();
      left.amount--;
      sentAt = performance.now();
      socket.write(`GET ${pathOf(turn++)} HTTP/1.1\r\n${headers}\r\n`);
    };
    const receive = (part: Buffer) => {
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
      count(performance.now() - sentAt, status);
      send();
    };
    socket.on('connect', send).on('data', receive);
    socket.on('error', () => left.amount++).on('close', () => done());
  });
}

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { PROBLEM_TYPE, problemOf, refusalOf } from './problem';
import type { Refusal } from './refusal';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Bytes that are not HTTP never reach the framework, but get the same kind of response. */
export const refuseMalformed =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUS[error.code ?? ''] ?? 400;
    socket.end(problemBytes(refusalOf({ statusCode: status }), headers));
  };

/** Responds to a refused upgrade and closes it, so that other upgrade listeners find the socket closed. */
export function refuseUpgrade(
  socket: Duplex,
  refusal: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  socket.on('error', () => undefined);
  socket.end(problemBytes(refusal, headers), () => socket.destroy());
}

function problemBytes(refusal: Refusal, headers: Readonly<Record<string, string>>): string {
  const { status, retryAfter } = refusal;
  const body = JSON.stringify(problemOf(refusal));
  const head = {
    ...headers,
    'x-request-id': randomUUID(),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

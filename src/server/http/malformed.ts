import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { PROBLEM_TYPE, problemOf, refusalOf } from './problem';
import { Refusal } from './refusal';

const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Bytes that are not HTTP never reach the framework, but get the same kind of response. Browsers open connections in
 * advance: one that sent nothing is closed without a response, because a browser would take it for the response to the
 * request it sends next.
 */
export const refuseMalformed =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    const isUnused = error.code === TOO_LATE && socket.bytesRead === 0;
    if (error.code === 'ECONNRESET' || isUnused || !socket.writable) return void socket.destroy();
    socket.end(problemBytes(refusalOfBytes(error.code), headers));
  };

function refusalOfBytes(code: string | undefined): Refusal {
  if (code === TOO_LATE) return new Refusal(408, 'INVALID_REQUEST');
  return refusalOf({ statusCode: code === 'HPE_HEADER_OVERFLOW' ? 431 : 400 });
}

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

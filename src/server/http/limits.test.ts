import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const report = (bytes: string): Promise<string> =>
  new Promise((done) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part) => {
      received += part;
      // Ends the socket, because the rest of a refused body would still be read.
      if (/\r\n\r\n.*\}$/s.test(received)) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(received));
  });

/** Headers time out at once, which is noticed when the server looks next. */
async function withoutPatience(work: () => Promise<void>): Promise<void> {
  const { server: http } = server.app;
  const { headersTimeout } = http;
  http.headersTimeout = 1;
  await work().finally(() => {
    http.headersTimeout = headersTimeout;
  });
}

const head = (lines: readonly string[]) =>
  ['POST /sandbox/session HTTP/1.1', 'host: x', 'appid: 999', 'systemid: AB_WEB', ...lines, '', ''].join(
    '\r\n',
  );

describe('requests over the limits', () => {
  it('headers that are too long get 431', async () => {
    const response = await report(head([`x-long: ${'a'.repeat(20_000)}`]));
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(response).toContain('application/problem+json');
  });

  it('a body that is too long gets 413 before it is read', async () => {
    const response = await report(
      head(['content-type: application/json', 'content-length: 1000001', 'connection: close']),
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain('"code":"TOO_LARGE"');
  });

  it('a body without a content length gets 413 when it is too long', async () => {
    const part = 'a'.repeat(100_000);
    const parts = Array.from({ length: 11 }, () => `${part.length.toString(16)}\r\n${part}\r\n`).join('');
    const response = await report(
      `${head(['content-type: application/json', 'transfer-encoding: chunked', 'connection: close'])}${parts}0\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('a connection that a browser opened in advance and did not use is closed without a response', async () => {
    await withoutPatience(async () => expect(await report('')).toBe(''));
  });

  it('headers that never end get 408', async () => {
    await withoutPatience(async () =>
      expect(await report('GET / HTTP/1.1\r\nhost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /),
    );
  });

  it('headers time out after ten seconds, a whole request after thirty and an idle connection after twenty', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 20_000,
    });
  });
});

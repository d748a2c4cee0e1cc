import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

export interface TlsProxy {
  readonly origin: string;
  /** The certificate that a client has to trust. */
  readonly certificate: string;
  /** The server behind the proxy. */
  target: string;
  /** Changes the set-cookie headers of every response. */
  changeCookies: (cookies: readonly string[]) => readonly string[];
  readonly stop: () => Promise<void>;
}

/** A TLS proxy with its own certificate, in front of a server on http. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files],
    { stdio: 'ignore' },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const proxy: TlsProxy = {
    origin: `https://localhost:${port}`,
    certificate,
    target: '',
    changeCookies: (cookies) => cookies,
    stop: async () => {
      rmSync(folder, { recursive: true, force: true });
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
    pass(proxy, incoming, outgoing),
  );
  return proxy;
}

function pass(proxy: TlsProxy, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const passed = request(new URL(url, proxy.target), { method, headers }, (response) => {
    const { 'set-cookie': cookies = [], ...own } = response.headers;
    const changed = proxy.changeCookies(cookies);
    outgoing.writeHead(response.statusCode ?? 502, {
      ...own,
      ...(changed.length > 0 && { 'set-cookie': [...changed] }),
    });
    response.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A page of another site. A real server, because the browser leaves out where a request comes from once a test answers
 * requests itself.
 */
export async function startOtherSite(markup: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${markup}`);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

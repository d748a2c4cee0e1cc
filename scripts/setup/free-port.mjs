import { createServer } from 'node:net';

/** An unused port. */
export async function freePort(host = '127.0.0.1') {
  const server = createServer();
  await new Promise((done, failed) => server.once('error', failed).listen(0, host, done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Why a port cannot be listened on, or undefined when it can. */
export function portProblem(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The maximum number of bytes per response, and whether anything passes at all. */
interface Connection {
  maxBytes: number;
  isDown: boolean;
  /** The number of bytes of all responses on the last connection. */
  length: number;
  readonly open: Set<Socket>;
}

/** A proxy in front of a server that cuts responses after a number of bytes, or passes nothing. */
export async function openConnection(port: number) {
  const connection: Connection = {
    maxBytes: Number.POSITIVE_INFINITY,
    isDown: false,
    length: 0,
    open: new Set(),
  };
  const server = createServer((from) => carry(connection, from, port));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const hangUp = () => {
    for (const socket of connection.open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    length: () => connection.length,
    /** From now on; a connection opened earlier is cut at once. */
    cutAfter: (bytes: number) => {
      hangUp();
      connection.maxBytes = bytes;
    },
    drop: () => {
      connection.isDown = true;
      hangUp();
    },
    restore: () => {
      connection.isDown = false;
      connection.maxBytes = Number.POSITIVE_INFINITY;
    },
    close: () => {
      hangUp();
      return new Promise((done) => server.close(done));
    },
  };
}

function carry(connection: Connection, from: Socket, port: number): void {
  if (connection.isDown) return void from.destroy();
  const to = connect(port, '127.0.0.1');
  for (const socket of [from, to]) {
    connection.open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connection.open.delete(socket);
      from.destroy();
      to.destroy();
    });
  }
  let passed = 0;
  const end = connection.maxBytes;
  from.pipe(to);
  to.on('data', (bytes: Buffer) => {
    from.write(bytes.subarray(0, Math.max(0, end - passed)));
    passed += bytes.length;
    connection.length = passed;
    if (passed >= end) from.end();
  });
}

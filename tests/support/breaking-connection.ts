import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The maximum number of bytes per response, and whether anything passes at all. */
interface Line {
  most: number;
  dead: boolean;
  /** The number of bytes of all responses on the last connection. */
  length: number;
  readonly open: Set<Socket>;
}

/** A proxy in front of a server that cuts responses after a number of bytes, or passes nothing. */
export async function openConnection(port: number) {
  const line: Line = { most: Number.POSITIVE_INFINITY, dead: false, length: 0, open: new Set() };
  const server = createServer((from) => carry(line, from, port));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const hangUp = () => {
    for (const socket of line.open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    length: () => line.length,
    /** From now on; a connection opened earlier is cut at once. */
    cutAfter: (bytes: number) => {
      hangUp();
      line.most = bytes;
    },
    die: () => {
      line.dead = true;
      hangUp();
    },
    heal: () => {
      line.dead = false;
      line.most = Number.POSITIVE_INFINITY;
    },
    close: () => {
      hangUp();
      return new Promise((done) => server.close(done));
    },
  };
}

function carry(line: Line, from: Socket, port: number): void {
  if (line.dead) return void from.destroy();
  const to = connect(port, '127.0.0.1');
  for (const socket of [from, to]) {
    line.open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      line.open.delete(socket);
      from.destroy();
      to.destroy();
    });
  }
  let passed = 0;
  const end = line.most;
  from.pipe(to);
  to.on('data', (bytes: Buffer) => {
    from.write(bytes.subarray(0, Math.max(0, end - passed)));
    passed += bytes.length;
    line.length = passed;
    if (passed >= end) from.end();
  });
}

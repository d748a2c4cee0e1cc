import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// The embedded engine blocks its thread for a whole query, so it has a thread of its own and
// speaks the PostgreSQL protocol on a Unix socket: the server uses one client for both engines.

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
/** Sync, Query and Flush: the client waits for an answer now, so all it said until here goes to the engine at once. */
const WAITS = new Set(['S', 'Q', 'H'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);

const port = parentPort ?? process.exit(1);

/** Cuts what arrived into the pieces the engine takes whole; `rest` is the beginning of the next. */
function pieces(bytes, connection) {
  const whole = [];
  let from = 0;
  let at = 0;
  for (;;) {
    const head = connection.started ? 1 : 0;
    if (bytes.length < at + head + 4) break;
    const end = at + head + bytes.readInt32BE(at + head);
    if (bytes.length < end) break;
    if (!connection.started) {
      const code = bytes.readInt32BE(at + 4);
      if (code === SSL_REQUEST) connection.socket.write('N');
      else if (code !== CANCEL_REQUEST) {
        connection.started = true;
        whole.push(bytes.subarray(at, end));
      }
      from = end;
    } else if (bytes[at] === TERMINATE) {
      connection.socket.end();
      from = end;
    } else if (WAITS.has(bytes[at])) {
      whole.push(bytes.subarray(from, end));
      from = end;
    }
    at = end;
  }
  return { whole, rest: bytes.subarray(from) };
}

/** Serves one connection to its end; the engine has one backend, so the next one waits its turn. */
function serve(db, socket) {
  return new Promise((done) => {
    const connection = { socket, started: false };
    let rest = Buffer.alloc(0);
    let work = Promise.resolve();
    const ask = (piece) =>
      db.runExclusive(() =>
        db.execProtocolRawStream(new Uint8Array(piece), {
          onRawData: (answer) => socket.writable && socket.write(Buffer.from(answer)),
        }),
      );
    socket.on('data', (bytes) => {
      const cut = pieces(rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes, connection);
      rest = cut.rest;
      for (const piece of cut.whole) work = work.then(() => ask(piece)).catch(broken);
    });
    socket.on('close', () => {
      work = work.then(() => db.isInTransaction() && db.exec('rollback')).then(() => done(), broken);
    });
    socket.resume();
  });
}

/** An engine that throws, rather than answering with an error, cannot be trusted any more: a new thread takes over. */
function broken(error) {
  port.postMessage({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  setImmediate(() => process.exit(1));
}

function listen(db) {
  let turn = Promise.resolve();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    turn = turn.then(() => (socket.destroyed ? undefined : serve(db, socket)));
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(workerData.socket, () => done(server));
  });
}

try {
  const db = await PGlite.create({
    dataDir: workerData.directory,
    extensions: { btree_gin, pg_trgm },
    postgresqlconf: ['shared_buffers = 32MB', 'max_wal_size = 256MB', "timezone = 'UTC'"],
  });
  const server = await listen(db);
  port.on('message', async () => {
    server.close();
    await db.close();
    port.postMessage({ kind: 'stopped' });
    process.exit(0);
  });
  port.postMessage({ kind: 'ready' });
} catch (error) {
  port.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}

import type { Server, Socket } from 'socket.io';
import type { Services } from '../services/services';
import { sessionHash } from '../sessions';

type Db = Services['db'];

/** A signed-out member's connection is closed within a second, on whichever server it is open. */
const LOOK_EVERY_MS = 500;

/** The session family a socket depends on, or the session itself without one. */
interface Lifeline {
  readonly family?: string | undefined;
  readonly session: string;
}

/** Ends the sockets of ended sessions. The returned function stops the checks. */
export function endSockets(io: Server, db: Db, tokenOf: (socket: Socket) => string): () => void {
  const lines = new Map<Socket, Lifeline>();
  io.on('connection', (socket) => {
    void lifelineOf(db, tokenOf(socket)).then(
      (line) => socket.connected && lines.set(socket, line),
      () => socket.disconnect(true),
    );
    socket.on('disconnect', () => lines.delete(socket));
  });
  const look = async () => {
    if (lines.size === 0) return;
    // Sockets that connect during the query were not part of it.
    const requests = [...lines];
    const alive = await openLifelines(
      db,
      requests.map(([, line]) => line),
    );
    for (const [socket, line] of requests)
      if (!alive.has(line.family ?? line.session)) socket.disconnect(true);
  };
  // A short database outage ends no connection.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function lifelineOf(db: Db, token: string): Promise<Lifeline> {
  const session = sessionHash(token);
  const row = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('token_hash', '=', session)
    .executeTakeFirst();
  return { session, family: row?.family_id ?? undefined };
}

async function openLifelines(db: Db, lines: readonly Lifeline[]): Promise<ReadonlySet<string>> {
  const families = lines.flatMap(({ family }) => family ?? []);
  const single = lines.flatMap(({ family, session }) => (family === undefined ? session : []));
  const [living, sessions] = [
    families.length === 0
      ? []
      : await db.selectFrom('session_families').select('id').where('id', 'in', families).execute(),
    single.length === 0
      ? []
      : await db.selectFrom('sessions').select('token_hash').where('token_hash', 'in', single).execute(),
  ];
  return new Set([...living.map(({ id }) => id), ...sessions.map(({ token_hash }) => token_hash)]);
}

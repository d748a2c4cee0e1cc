import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^EHLO/, '250 post.example'],
  [/^(MAIL|RCPT)/, '250 accepted'],
  [/^DATA/, '354 continue'],
  [/^QUIT/, '221 bye'],
];
/** A sender is often killed while it waits for the answer. */
const TIME_TO_ACCEPT_MS = 30;

/** A mail server that records the message id of every email it accepted. */
export async function startMailServer() {
  const accepted: string[] = [];
  const server = createServer((socket) => {
    const lines = createInterface(socket);
    // A killed sender resets its connection, which the interface reports again.
    for (const source of [socket, lines]) source.on('error', () => undefined);
    socket.write('220 post.example\r\n');
    const email = { id: '' };
    lines.on('line', (line) => void answer(socket, line, email, accepted));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { url: `smtp://127.0.0.1:${port}`, accepted, close: () => server.close() };
}

async function answer(socket: Socket, line: string, email: { id: string }, accepted: string[]) {
  email.id = /^Message-ID: <([^@]+)@/i.exec(line)?.[1] ?? email.id;
  if (line === '.') {
    accepted.push(email.id);
    await wait(TIME_TO_ACCEPT_MS);
    socket.write('250 accepted\r\n');
  }
  const reply = ANSWERS.find(([command]) => command.test(line))?.[1];
  if (reply) socket.write(`${reply}\r\n`);
}

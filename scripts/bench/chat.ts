import { mkdirSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { startThrowawayPostgres } from '../setup/throwaway-postgres.mjs';
import { type Delivered, deliver, openLines, type Plan } from './chat-lines';
import { mountTimes } from './chat-mount';
import { machineLine, median, table, waitUntilQuiet } from './machine';
import { signInCookies, startProduct } from './product';

/**
 * tsx scripts/bench/chat.ts [--sockets 1000 --per-second 50 --seconds 20 --samples 5]
 * One process and as many sockets in one room: how long a message takes to each, what is lost and what comes twice.
 * Then a chat of a thousand messages, on a phone four times slower.
 */

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const plan: Plan = {
  sockets: option('sockets', 1000),
  perSecond: option('per-second', 50),
  seconds: option('seconds', 20),
};
const PORT = option('port', 4698);
/** Each may say twenty things in ten seconds and have twenty lines. */
const MEMBERS = 50;
const HEAD = ['what', 'p50', 'p99', 'slowest', 'lost', 'twice'];

const postgres = await startThrowawayPostgres();
const product = await startProduct({ port: PORT, size: 'small', databaseUrl: postgres.url });
try {
  const { room, members } = await prepare(postgres.url);
  const cookies = await Promise.all(members.map((member) => enter(product.origin, member, room)));
  await waitUntilQuiet();
  const lines = await openLines(product.origin, room, cookies, plan);
  const delivered = await deliver(room, lines, Math.min(MEMBERS, plan.sockets), plan);
  for (const { socket } of lines) socket.close();
  await waitUntilQuiet();
  report(delivered, await mountTimes(product.origin, members[0] ?? '', room, option('samples', 5)));
} finally {
  await product.stop();
  await postgres.stop();
}

/** A room, and people who may sign in here and speak. */
async function prepare(url: string): Promise<{ readonly room: string; readonly members: readonly string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: rooms } = await client.query<{ id: string }>(
    "select id from chat_groups where kind = 'ROOM' order by members, id limit 1",
  );
  const { rows: members } = await client.query<{ id: string }>(
    `update members set sandbox_place = 10000 + place from (
       select id as chosen, row_number() over (order by id)::integer as place
       from members where is_writer order by id limit $1) few
     where id = chosen returning id`,
    [MEMBERS],
  );
  await client.end();
  return { room: rooms[0]?.id ?? '', members: members.map(({ id }) => id) };
}

/** Signs in, and into the room. */
async function enter(origin: string, memberId: string, room: string): Promise<string> {
  const cookie = (await signInCookies(origin, memberId))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(`${origin}/api/chat/v1/message/group/${room}/status`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' },
    body: JSON.stringify({ status: 'ACTIVE', profileType: 'ANONYMOUS' }),
  });
  if (!answer.ok) throw new Error(`a member was not let into the room: ${answer.status}`);
  return cookie;
}

function report(delivered: Delivered, mounts: readonly number[]): void {
  const { sockets, perSecond, seconds } = plan;
  const ms = (value: number): string => `${Math.round(value)} ms`;
  const rows = [
    [
      `${sockets} sockets, ${perSecond} messages/s, ${seconds} s`,
      ms(delivered.p50),
      ms(delivered.p99),
      ms(delivered.slowest),
      `${delivered.lost} of ${delivered.expected}`,
      delivered.twice,
    ],
    [
      'a chat of 1,000 messages, CPU four times slower',
      ms(median(mounts)),
      '–',
      ms(Math.max(...mounts)),
      '–',
      '–',
    ],
  ];
  const text = `${machineLine()}, client on the same machine\n\n${table(HEAD, rows)}\n`;
  process.stdout.write(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-chat.md', text);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { type Delivered, deliver, openLines, type Plan } from './chat-lines';
import { type Mount, mountTimes } from './chat-mount';
import { machineLine, median, table, waitUntilQuiet } from './machine';
import { cookieOf, someMembers } from './members';
import { startProduct } from './product';

/**
 * tsx scripts/bench/chat.ts [--sockets 1000 --per-second 50 --seconds 20 --samples 9]
 *
 * Opens many sockets to one room from one process and measures delivery time, lost and duplicate messages. Then
 * opens a chat of a thousand messages on a phone four times slower and measures the time from the press until the
 * user can write.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const plan: Plan = {
  sockets: option('sockets', 1000),
  perSecond: option('per-second', 50),
  seconds: option('seconds', 20),
};
const PORT = option('port', 4698);
/** Each member may send twenty messages in ten seconds and open twenty connections. */
const MEMBERS = 50;
const CONTRIBUTION = ['what', 'p50', 'p99', 'slowest', 'lost', 'twice'];
const OPENED = ['what', 'since the click', 'fastest', 'slowest', 'since the response'];
const ms = (value: number): string => `${Math.round(value)} ms`;

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
  const query = { memberId: members[0] ?? '', room, samples: option('samples', 9) };
  const requests = await mountTimes(product.origin, { ...query, whole: false });
  const whole = await mountTimes(product.origin, { ...query, whole: true });
  report(delivered, requests, whole);
} finally {
  await product.stop();
  await postgres.stop();
}

/** A room, and members who can log in to the sandbox and write. */
async function prepare(url: string): Promise<{ readonly room: string; readonly members: readonly string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: rooms } = await client.query<{ id: string }>(
    "select id from chat_groups where kind = 'ROOM' order by members, id limit 1",
  );
  await client.end();
  return { room: rooms[0]?.id ?? '', members: await someMembers(url, MEMBERS) };
}

/** Logs in and joins the room. */
async function enter(origin: string, memberId: string, room: string): Promise<string> {
  const cookie = await cookieOf(origin, memberId);
  const response = await fetch(`${origin}/api/chat/v1/message/group/${room}/status`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' },
    body: JSON.stringify({ status: 'ACTIVE', profileType: 'ANONYMOUS' }),
  });
  if (!response.ok) throw new Error(`a member could not join the room: ${response.status}`);
  return cookie;
}

function report(delivered: Delivered, requests: readonly Mount[], whole: readonly Mount[]): void {
  const { sockets, perSecond, seconds } = plan;
  const reported = [
    [
      `${sockets} sockets, ${perSecond} messages/s, ${seconds} s`,
      ms(delivered.p50),
      ms(delivered.p99),
      ms(delivered.slowest),
      `${delivered.lost} of ${delivered.expected}`,
      delivered.twice,
    ],
  ];
  const opened = [
    ['a chat of 1,000 messages, loaded in pages', ...sinceBoth(requests)],
    ['all 1,000 in one response', ...sinceBoth(whole)],
  ];
  const text = [
    `${machineLine()}, client on the same machine`,
    table(CONTRIBUTION, reported),
    `On a page already in use, 4x CPU slowdown, medians of ${requests.length}:`,
    table(OPENED, opened),
    '',
  ].join('\n\n');
  process.stdout.write(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-chat.md', text);
}

function sinceBoth(mounts: readonly Mount[]): readonly string[] {
  const presses = mounts.map(({ sincePress }) => sincePress);
  const responses = mounts.map(({ sinceResponse }) => sinceResponse);
  return [ms(median(presses)), ms(Math.min(...presses)), ms(Math.max(...presses)), ms(median(responses))];
}

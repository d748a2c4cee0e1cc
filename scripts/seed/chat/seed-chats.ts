import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { followerSeal } from '../../../src/server/services/profile/account/viewer';
import type { Services } from '../../../src/server/services/services';
import { hourOf } from '../../../src/server/services/shared/cut-to-hour';
import { insertRows, type Row } from '../insert-rows';
import type { Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { JOB_LINES, ROOM_LINES } from './chat-lines';
import { orderChats } from './order-chats';

/** The room with the most messages a screen has to show. */
const FULL_ROOM = 1000;
const USUAL = [14, 60] as const;
const MAX_ROOMS = 24;
const MAX_SEATS = 40;
const MIN_SEATS = 6;
const A_MINUTE = 60_000;
const JOB_TOPICS = /switch|interview|fresher|offer|notice|referral/i;

interface Community {
  readonly type: 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
  readonly entity_id: number;
  readonly name: string;
  readonly logo: string;
}

/** A room for each popular community, with some of its followers. */
export async function seedChats(
  db: Kysely<Tables>,
  services: Pick<Services, 'now' | 'seal'>,
  members: readonly Member[],
): Promise<void> {
  const memberOf = new Map(members.map((member) => [followerSeal(services, member.id), member]));
  const { rows } = await sql<Community & { readonly followers: readonly string[] }>`
    select c.type, c.entity_id, c.name, c.logo, array_agg(m.follower_seal) as followers
    from communities c join community_members m on m.type = c.type and m.entity_id = c.entity_id
    where not exists (
      select from chat_groups g where g.community_type = c.type and g.community_id = c.entity_id)
    group by c.type, c.entity_id having count(*) >= ${MIN_SEATS}
    order by count(*) desc, c.type, c.entity_id limit ${MAX_ROOMS}`.execute(db);
  const rooms = rows.map((community) => {
    const rng = new SeededRandom(`chat ${community.type} ${community.entity_id}`);
    const known = community.followers
      .flatMap((seal) => memberOf.get(seal) ?? [])
      .sort((member, other) => (member.id < other.id ? -1 : 1));
    const sandbox = known.filter(({ id }) => id.startsWith('Mb') && id.length === 16);
    const members = rng.shuffled(known.filter((member) => !sandbox.includes(member))).slice(0, MAX_SEATS);
    const aliases = [...sandbox, ...members].map(({ anonymous }) => anonymous.id);
    return roomOf(community, aliases, {
      rng,
      now: services.now(),
      count: isFull(community) ? FULL_ROOM : rng.whole(...USUAL),
    });
  });
  await insertRows(
    db,
    'chat_groups',
    rooms.map(({ group }) => group),
  );
  await insertRows(
    db,
    'chat_seats',
    rooms.flatMap(({ seats }) => seats),
  );
  await insertRows(
    db,
    'chat_messages',
    rooms.flatMap(({ messages }) => messages),
  );
  await orderChats(db);
}

/** A room that the members of the contract examples are in. */
const isFull = ({ type, entity_id }: Community): boolean => type === 'DEPARTMENT' && entity_id === 1;

interface SeedInput {
  readonly rng: SeededRandom;
  readonly now: Date;
  readonly count: number;
}

function roomOf(community: Community, aliases: readonly string[], { rng, now, count }: SeedInput) {
  const isJob = JOB_TOPICS.test(community.name);
  const id = `Gr${community.type.toLowerCase()}${String(community.entity_id).padStart(8, '0')}`;
  const lines = isJob ? JOB_LINES : ROOM_LINES;
  const first = rng.whole(0, lines.length - 1);
  const chatMembers = aliases.slice(0, Math.max(MIN_SEATS, Math.ceil(aliases.length / 2)));
  const messages = Array.from({ length: count }, (_, index): Row<'chat_messages'> => {
    const name = `${id.slice(2)}${String(index).padStart(5, '0')}`;
    return {
      group_id: id,
      number: index + 1,
      id: `Ms${name}`,
      alias_id: rng.pick(chatMembers),
      client_id: `Cl${name}`,
      text: lines[(first + index) % lines.length] ?? '',
      created_at: new Date(now.getTime() - (count - index) * rng.whole(20, 40) * A_MINUTE),
    };
  });
  messages.sort((a, b) => Number(a.created_at) - Number(b.created_at));
  const inOrder = messages.map((message, index) => ({
    ...message,
    number: index + 1,
    created_at: hourOf(message.created_at),
  }));
  const group: Row<'chat_groups'> = {
    id,
    kind: 'ROOM',
    audience: isJob ? 'JOBSEEKER' : 'COMMUNITY',
    name: community.name,
    picture: community.logo,
    about: isJob ? 'For people who look for work.' : 'For people who follow this community.',
    community_type: community.type,
    community_id: community.entity_id,
    pair: null,
    members: aliases.length,
    last_number: count,
  };
  const seats = aliases.map(
    (alias_id): Row<'chat_seats'> => ({
      group_id: id,
      alias_id,
      status: 'ACTIVE',
      read_number: Math.max(0, count - rng.whole(0, 4)),
      shows_reading: false,
    }),
  );
  return { group, seats, messages: inOrder };
}

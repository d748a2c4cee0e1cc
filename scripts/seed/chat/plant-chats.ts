import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { hourOf } from '../../../src/server/services/feed/cut-to-hour';
import { followerSeal } from '../../../src/server/services/profile/account/viewer';
import type { Services } from '../../../src/server/services/services';
import { Dice } from '../dice';
import { insertRows, type Row } from '../insert-rows';
import type { Member } from '../people/members';
import { JOB_LINES, ROOM_LINES } from './chat-lines';
import { orderChats } from './order-chats';

/** The room that has as much in it as a screen may be asked to show. */
const FULL_ROOM = 1000;
const USUAL = [14, 60] as const;
const MOST_ROOMS = 24;
const MOST_SEATS = 40;
const FEWEST_SEATS = 6;
const A_MINUTE = 60_000;
const JOB_TOPICS = /switch|interview|fresher|offer|notice|referral/i;

interface Community {
  readonly type: 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
  readonly entity_id: number;
  readonly name: string;
  readonly logo: string;
}

/** A room for each community that many follow, with some of those who follow it. */
export async function plantChats(
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
    group by c.type, c.entity_id having count(*) >= ${FEWEST_SEATS}
    order by count(*) desc, c.type, c.entity_id limit ${MOST_ROOMS}`.execute(db);
  const rooms = rows.map((community) => {
    const dice = new Dice(`chat ${community.type} ${community.entity_id}`);
    const known = community.followers
      .flatMap((seal) => memberOf.get(seal) ?? [])
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    const sandbox = known.filter(({ id }) => id.startsWith('Mb') && id.length === 16);
    const others = dice.shuffled(known.filter((one) => !sandbox.includes(one))).slice(0, MOST_SEATS);
    const faces = [...sandbox, ...others].map(({ anonymous }) => anonymous.id);
    return roomOf(community, faces, {
      dice,
      now: services.now(),
      count: isFull(community) ? FULL_ROOM : dice.whole(...USUAL),
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

/** One the contracts' people are in. */
const isFull = ({ type, entity_id }: Community): boolean => type === 'DEPARTMENT' && entity_id === 1;

interface Telling {
  readonly dice: Dice;
  readonly now: Date;
  readonly count: number;
}

function roomOf(community: Community, faces: readonly string[], { dice, now, count }: Telling) {
  const isJob = JOB_TOPICS.test(community.name);
  const id = `Gr${community.type.toLowerCase()}${String(community.entity_id).padStart(8, '0')}`;
  const lines = isJob ? JOB_LINES : ROOM_LINES;
  const first = dice.whole(0, lines.length - 1);
  const talkers = faces.slice(0, Math.max(FEWEST_SEATS, Math.ceil(faces.length / 2)));
  const messages = Array.from({ length: count }, (_, at): Row<'chat_messages'> => {
    const name = `${id.slice(2)}${String(at).padStart(5, '0')}`;
    return {
      group_id: id,
      number: at + 1,
      id: `Ms${name}`,
      face_id: dice.pick(talkers),
      client_id: `Cl${name}`,
      text: lines[(first + at) % lines.length] ?? '',
      created_at: new Date(now.getTime() - (count - at) * dice.whole(20, 40) * A_MINUTE),
    };
  });
  messages.sort((a, b) => Number(a.created_at) - Number(b.created_at));
  const inOrder = messages.map((message, at) => ({
    ...message,
    number: at + 1,
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
    members: faces.length,
    last_number: count,
  };
  const seats = faces.map(
    (face_id): Row<'chat_seats'> => ({
      group_id: id,
      face_id,
      status: 'ACTIVE',
      read_number: Math.max(0, count - dice.whole(0, 4)),
      shows_reading: false,
    }),
  );
  return { group, seats, messages: inOrder };
}

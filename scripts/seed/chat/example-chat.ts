import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { hourOf } from '../../../src/server/services/shared/cut-to-hour';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows, type Row } from '../insert-rows';
import { orderChats } from './order-chats';

const AN_HOUR = 3_600_000;

const [ASHA, IMRAN, LEENA, SUDHA] = [
  'FcQuietMonsoona000',
  'FcTokenNumber47a000',
  'FcLavenderScrubsa000',
  'FcBetweenTwoOffersa000',
];

interface ExampleChat {
  readonly group: Pick<Row<'chat_groups'>, 'id'> & Partial<Row<'chat_groups'>>;
  /** The participants and how far each has read. */
  readonly seats: readonly (readonly [alias: string, status: Row<'chat_seats'>['status'], read: number])[];
  /** Author, age in hours and text. */
  readonly messages: readonly (readonly [alias: string, hoursAgo: number, text: string])[];
}

const CHATS: readonly ExampleChat[] = [
  {
    group: {
      id: 'Gr4ZentrixRoom01',
      name: 'Zentrix Labs',
      picture: '/alpha/company/photos/logos/zentrix.jpg',
      about: 'What colleagues talk about between two meetings.',
      community_type: 'COMPANY',
      community_id: FIRST_COMPANY_ID,
    },
    seats: [
      [ASHA, 'ACTIVE', 3],
      [IMRAN, 'ACTIVE', 4],
      [LEENA, 'ACTIVE', 2],
      [SUDHA, 'ACTIVE', 4],
    ],
    messages: [
      [SUDHA, 26, 'Which floor has the quiet rooms?'],
      [IMRAN, 25, 'The second. Book them before ten.'],
      [ASHA, 2.6, 'Is the third floor as loud for everybody?'],
      [IMRAN, 1.6, 'The cafeteria has filter coffee again.'],
    ],
  },
  {
    group: {
      id: 'Gr4SwitchingJobs',
      audience: 'JOBSEEKER',
      name: 'Switching jobs',
      picture: '/art/mark/Gr4SwitchingJobs.svg',
      about: 'Notice periods and offers.',
      community_type: 'TOPIC',
      community_id: 43,
    },
    seats: [
      [IMRAN, 'ACTIVE', 1],
      [SUDHA, 'ACTIVE', 2],
    ],
    messages: [
      [SUDHA, 30, 'Two offers, one week to decide. How do you compare them?'],
      [IMRAN, 29, 'Put both through the take-home calculator first.'],
    ],
  },
  {
    group: { id: 'Gr4AskedForAChat', kind: 'DIRECT', pair: [ASHA, SUDHA].sort().join(' ') },
    seats: [
      [ASHA, 'REQUESTED', 0],
      [SUDHA, 'WAITING', 1],
    ],
    messages: [[SUDHA, 5, 'Your answer about notice periods helped me. May I ask you one more thing?']],
  },
  {
    group: { id: 'Gr4AChatOfTwo001', kind: 'DIRECT', pair: [ASHA, LEENA].sort().join(' ') },
    seats: [
      [ASHA, 'ACTIVE', 3],
      [LEENA, 'ACTIVE', 3],
    ],
    messages: [
      [ASHA, 50, 'Did the night shift allowance come with the October pay?'],
      [LEENA, 49, 'Yes, both months at once. Ask them to write it on the slip.'],
      [ASHA, 48, 'Will do. Thank you!'],
    ],
  },
];

/** Creates the chats of the contracts' examples, and one chat of every kind. */
export async function seedExampleChat(db: Kysely<Tables>, { now }: Pick<Services, 'now'>): Promise<void> {
  const time = now().getTime();
  const dateOf = (hoursAgo: number) => hourOf(new Date(time - hoursAgo * AN_HOUR));
  await insertRows(db, 'chat_groups', CHATS.map(groupRow));
  await insertRows(
    db,
    'chat_seats',
    CHATS.flatMap(({ group, seats }) =>
      seats.map(([alias_id, status, read_number]) => ({
        group_id: group.id,
        alias_id,
        status,
        read_number,
        shows_reading: group.kind === 'DIRECT',
      })),
    ),
  );
  await insertRows(
    db,
    'chat_messages',
    CHATS.flatMap(({ group, messages }) =>
      messages.map(([alias_id, hoursAgo, text], index) => ({
        group_id: group.id,
        number: index + 1,
        id: nameOf('Ms', group.id, index + 1),
        alias_id,
        client_id: nameOf('Cl', group.id, index + 1),
        text,
        created_at: dateOf(hoursAgo),
      })),
    ),
  );
  await orderChats(db);
}

const nameOf = (kind: string, groupId: string, number: number): string =>
  groupId === 'Gr4ZentrixRoom01' ? `${kind}4ZentrixHello${number}` : `${kind}${groupId.slice(2)}${number}`;

const groupRow = ({ group, seats, messages }: ExampleChat): Row<'chat_groups'> => ({
  kind: 'ROOM',
  audience: 'COMMUNITY',
  name: '',
  picture: '',
  about: '',
  community_type: null,
  community_id: null,
  pair: null,
  ...group,
  members: seats.length,
  last_number: messages.length,
});

import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

/** Offices are given and taken by command alone; no request leads here. */
const OFFICES = ['moderator', 'officer'] as const;
type Office = (typeof OFFICES)[number];

const isOffice = (text: string): text is Office => OFFICES.some((one) => one === text);

/** Gives the office, or with none takes it away, and writes it down. Answers a sentence for whoever did it. */
export async function setOffice(
  services: Services,
  memberId: string,
  office: string | undefined,
): Promise<string> {
  if (office !== undefined && !isOffice(office))
    throw new Error(`The staff role must be ${OFFICES.join(' or ')}.`);
  const { db, newId, now, seal } = services;
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql`
      update members set office = ${office ?? null} where id = ${memberId} returning id`.execute(transaction);
    if (rows.length === 0) throw new Error(`There is no member ${memberId}.`);
    await transaction
      .insertInto('office_log')
      .values({
        id: newId(),
        holder_seal: seal('office', memberId),
        office: office ?? null,
        given_at: now(),
      })
      .execute();
  });
  return office === undefined ? `${memberId} has no staff role now.` : `${memberId} is now ${office}.`;
}

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly office: string | null;
}

const line = ({ id, name, office }: Holder): string => `${id}  ${office ?? '-'}  ${name}`;

export async function listOffices({ db }: Services): Promise<readonly string[]> {
  const { rows } = await sql<Holder>`
    select id, name, office from members where office is not null order by office, name`.execute(db);
  return rows.map(line);
}

const MOST_FOUND = 20;

export async function findMembers({ db }: Services, part: string): Promise<readonly string[]> {
  const { rows } = await sql<Holder>`
    select id, name, office from members where position(lower(${part}) in lower(name)) > 0
    order by name, id limit ${MOST_FOUND}`.execute(db);
  return rows.map(line);
}

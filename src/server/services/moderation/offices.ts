import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

/** Staff roles are granted and revoked only by command; no request can change them. */
const OFFICES = ['moderator', 'officer'] as const;
type Office = (typeof OFFICES)[number];

const isOffice = (text: string): text is Office => OFFICES.some((one) => one === text);

/** Grants the staff role, or revokes it when undefined, and logs the change. Returns a message for the operator. */
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

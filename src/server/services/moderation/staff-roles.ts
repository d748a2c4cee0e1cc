import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

/** Staff roles are granted and revoked only by command; no request can change them. */
const STAFF_ROLES = ['moderator', 'officer'] as const;
type StaffRole = (typeof STAFF_ROLES)[number];

const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((item) => item === text);

/** Grants the staff role, or revokes it when undefined, and logs the change. Returns a message for the operator. */
export async function setStaffRole(
  services: Services,
  memberId: string,
  staffRole: string | undefined,
): Promise<string> {
  if (staffRole !== undefined && !isStaffRole(staffRole))
    throw new Error(`The staff role must be ${STAFF_ROLES.join(' or ')}.`);
  const { db, newId, now, seal } = services;
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql`
      update members set staff_role = ${staffRole ?? null} where id = ${memberId} returning id`.execute(
      transaction,
    );
    if (rows.length === 0) throw new Error(`There is no member ${memberId}.`);
    await transaction
      .insertInto('staff_role_log')
      .values({
        id: newId(),
        holder_seal: seal('office', memberId),
        staff_role: staffRole ?? null,
        granted_at: now(),
      })
      .execute();
  });
  return staffRole === undefined ? `${memberId} has no staff role now.` : `${memberId} is now ${staffRole}.`;
}

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly staff_role: string | null;
}

const line = ({ id, name, staff_role: staffRole }: Holder): string => `${id}  ${staffRole ?? '-'}  ${name}`;

export async function listStaffRoles({ db }: Services): Promise<readonly string[]> {
  const { rows } = await sql<Holder>`
    select id, name, staff_role from members where staff_role is not null order by staff_role, name`.execute(
    db,
  );
  return rows.map(line);
}

const MAX_FOUND = 20;

export async function findMembers({ db }: Services, part: string): Promise<readonly string[]> {
  const { rows } = await sql<Holder>`
    select id, name, staff_role from members where position(lower(${part}) in lower(name)) > 0
    order by name, id limit ${MAX_FOUND}`.execute(db);
  return rows.map(line);
}

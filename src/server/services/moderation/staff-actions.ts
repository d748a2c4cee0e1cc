import { sql } from 'kysely';
import type { components } from '../../../contracts/grievance';
import type { Services } from '../services';

/** Binds a record to its purpose: it cannot be decrypted as anything else. */
const CONTEXT = 'staff action';

interface StaffAction {
  readonly memberId: string;
  readonly action: 'KEEP' | 'HIDE' | 'PIN' | 'UNPIN' | components['schemas']['GrievanceStep']['state'];
  /** The id of the decision or post, or the ticket. A decision forgets its content when the content is deleted. */
  readonly about: string;
}

/** Call it in the transaction of the action, so that there is no action without a record. */
export async function recordStaffAction(services: Services, action: StaffAction): Promise<void> {
  await services.db
    .insertInto('staff_actions')
    .values({
      id: services.newId(),
      acted_on: services.now().toISOString().slice(0, 10),
      record: services.encryption.encrypt(CONTEXT, action),
    })
    .execute();
}

/** The latest day first; for the operator, who has the key. */
export async function listStaffActions(
  { db, encryption }: Services,
  memberId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly day: string; readonly record: string }>`
    select to_char(acted_on, 'YYYY-MM-DD') as day, record from staff_actions order by acted_on desc, id`.execute(
    db,
  );
  const actions = rows
    .map(({ day, record }) => ({ day, ...encryption.decrypt<StaffAction>(CONTEXT, record) }))
    .filter((action) => memberId === '' || action.memberId === memberId);
  const about = await decisionsOf(
    db,
    actions.map((action) => action.about),
  );
  return actions.map((action) =>
    [action.day, action.memberId, action.action, about.get(action.about) ?? action.about].join('  '),
  );
}

async function decisionsOf(db: Services['db'], ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const decisions = await db
    .selectFrom('moderation_decisions')
    .select(['id', 'resource_type', 'resource_id', 'rule'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(
    decisions.map(({ id, resource_type: type, resource_id: item, rule }) => [
      id,
      `${type} ${item || '(deleted)'} by rule ${rule}`,
    ]),
  );
}

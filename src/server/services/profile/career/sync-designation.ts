import { type Kysely, sql, type Transaction } from 'kysely';
import { inTurn } from '../../../db/in-turn';
import type { Tables } from '../../../db/tables';
import { whileAccountExists } from '../../../http/during-account';
import type { Services } from '../../services';
import { aliasSeal } from '../account/viewer';
import { type Labels, readAllowedLabels, targetOf } from './allowed-labels';
import { readCareer } from './career-queries';
import { takeSeats } from './cohorts';
import { type Designation, isSameLabel, NO_JOB } from './designation';
import { columnsOf, firstShown, SHOWN, shownLabel, wasSeen } from './shown-labels';

type Keeping = Pick<Services, 'db' | 'seal' | 'encryption' | 'newId'>;

/**
 * Writers with a job have a designation alias. Here it gets its label only while no one has seen it: a change that
 * readers see in the moment of a verification or job change would name its owner. Labels that were seen change at
 * night, in groups (change-labels.ts).
 */
export async function syncDesignation(services: Keeping, memberId: string, isWriter: boolean): Promise<void> {
  const owner_seal = aliasSeal(services, 'DESIGNATION', memberId);
  // Serialised, so that the later of two parallel changes reads the result of the earlier.
  const serialised = (work: (db: Transaction<Tables>) => Promise<void>) =>
    whileAccountExists(services.db, { memberId }, (db) => inTurn(db, owner_seal, work));
  await serialised(async (db) => {
    const own = { ...services, db };
    await takeSeats(own, memberId, await readCareer(own, memberId));
  });
  if (!isWriter || !(await isLabelDue(services, memberId, owner_seal))) return;
  await serialised((db) => writeUnseen({ ...services, db }, memberId, owner_seal));
}

/** Checked without a lock: PostgreSQL would store the number of this transaction in the row of the alias. */
async function isLabelDue(services: Keeping, memberId: string, ownerSeal: string): Promise<boolean> {
  const labels = await readAllowedLabels(services, await readCareer(services, memberId));
  const alias = await readOwn(services.db, ownerSeal);
  if (!alias) return labels !== undefined;
  return !alias.is_seen && !isSameLabel(shownLabel(alias), await unseenLabel(services.db, labels));
}

async function writeUnseen(services: Keeping, memberId: string, ownerSeal: string): Promise<void> {
  const { db, newId } = services;
  const labels = await readAllowedLabels(services, await readCareer(services, memberId));
  // A post that is being written refers to the alias and waits for this lock, or this lock for the post.
  await sql`select from aliases where owner_seal = ${ownerSeal} for update`.execute(db);
  const alias = await readOwn(db, ownerSeal);
  const shown = columnsOf(await unseenLabel(db, labels));
  if (alias && !alias.is_seen)
    await db
      .updateTable('aliases')
      .set({ ...shown, is_mixed: false, label_history: '' })
      .where('id', '=', alias.id)
      .execute();
  if (!alias && labels)
    await db
      .insertInto('aliases')
      .values({
        id: newId(),
        owner_seal: ownerSeal,
        profile_type: 'DESIGNATION',
        avatar_seed: newId().slice(0, 10),
        ...shown,
      })
      .execute();
}

const unseenLabel = async (db: Kysely<Tables>, labels: Labels | undefined): Promise<Designation> =>
  labels ? firstShown(db, labels) : NO_JOB;

const readOwn = (db: Kysely<Tables>, ownerSeal: string) =>
  db
    .selectFrom('aliases')
    .select(['id', ...SHOWN])
    .select(wasSeen(sql.ref('aliases.id')).as('is_seen'))
    .where('owner_seal', '=', ownerSeal)
    .executeTakeFirst();

export interface OwnLabel {
  readonly shown: Designation;
  /** Differs from what is shown. */
  readonly waiting: Designation | undefined;
}

/** Reads the label that others see of the member's designation alias, and the one that waits for a night. */
export async function readOwnLabel(services: Keeping, memberId: string): Promise<OwnLabel | undefined> {
  const alias = await readOwn(services.db, aliasSeal(services, 'DESIGNATION', memberId));
  if (!alias) return undefined;
  const shown = shownLabel(alias);
  const target = targetOf(await readAllowedLabels(services, await readCareer(services, memberId)));
  return { shown, waiting: isSameLabel(shown, target) ? undefined : target };
}

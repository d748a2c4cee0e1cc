import { sql } from 'kysely';
import { INDIA_MS } from '../../../../core/shared/india';
import { writeDecoyAliases } from '../../../db/decoy-rows';
import { inTurn } from '../../../db/in-turn';
import type { Services } from '../../services';
import type { LabelFacts } from './allowed-labels';
import { readCohortSizes } from './cohorts';
import { fallBack, labelsOfTooFew } from './fallback-labels';
import { groupsThatHide, type LabelClass, type LabelGroup, type WaitingClass } from './label-groups';
import { type Scan, scanLabels } from './label-scan';
import { MIN_GROUP_SIZE } from './shared-label';
import { isPublic } from './shown-labels';
import { type LabelMove, labelUnseen, moveLabels, ofClass } from './write-labels';

type Changing = Pick<Services, 'db' | 'seal' | 'encryption'>;

/** In India, from 2 to 4: an hourly task runs at least once in it. A second run has nothing left to do. */
const NIGHT = { from: 2, to: 4 };

export async function changeLabelsAtNight(
  services: Changing & Pick<Services, 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const hour = new Date(services.now().getTime() + INDIA_MS).getUTCHours();
  if (hour >= NIGHT.from && hour < NIGHT.to) await changeLabels(services, stopping);
}

/**
 * Changes the labels of designation aliases, at night and in groups, so that no change can be matched with the hour in
 * which its owner verified a job or changed it (decision 261):
 * - Labels that too few verified members share change for all aliases that show them.
 * - Others change together with at least four aliases that always showed the same and will show the same.
 * Each step is one transaction that compares again what is shown, so that it may be interrupted or run twice.
 */
export async function changeLabels(services: Changing, stopping?: AbortSignal): Promise<void> {
  const facts = await readFacts(services);
  const tooFew = await labelsOfTooFew(services.db, facts);
  const scan = await scanLabels(services, {
    facts,
    hasTooFew: (shown) => tooFew.has(shown),
    jobsToCount: tooFew.jobs,
    stopping,
  });
  if (!scan) return;
  await fallBack(services, tooFew, scan.departments);
  for (const item of scan.waiting.classes) {
    if (stopping?.aborted) break;
    if (item.groups.some(isLargeEnough)) await changeTogether(services, item);
  }
  await labelUnseen(services.db, movesOf(scan));
  await writeDecoyAliases(services.db);
}

const isLargeEnough = ({ aliasIds }: LabelGroup): boolean => aliasIds.length >= MIN_GROUP_SIZE;

async function readFacts(services: Changing): Promise<LabelFacts> {
  const sizes = await readCohortSizes(services, MIN_GROUP_SIZE);
  const departments = await services.db.selectFrom('departments').select(['id', 'name']).execute();
  return {
    departments: new Map(departments.map(({ id, name }) => [id, name])),
    verifiedMembersWith: sizes,
  };
}

/** One transaction, so that an interruption leaves no part of a group behind. */
const changeTogether = (services: Changing, item: WaitingClass): Promise<void> =>
  inTurn(services.db, 'change labels', async (db) => {
    const ids = item.groups.flatMap(({ aliasIds }) => aliasIds);
    // Posts refer to their alias and wait for this lock, so that none is published under a label that was not counted.
    const { rows } = await sql<{ id: string }>`
      select id from aliases a where id = any(${ids}) and ${ofClass(sql`a`, item)} order by id for update`.execute(
      db,
    );
    const { rows: shown } = await sql<{ id: string; is_public: boolean }>`
      select id, ${isPublic(sql`aliases.id`)} as is_public from aliases
      where id = any(${rows.map(({ id }) => id)})`.execute(db);
    const isShown = new Map(shown.map((row) => [row.id, row.is_public]));
    const groups = item.groups.map(({ target, aliasIds }) => ({
      target,
      aliasIds: aliasIds.filter((id) => isShown.has(id)),
      size: aliasIds.filter((id) => isShown.get(id)).length,
    }));
    const changing = groupsThatHide(groups, await countOthers({ ...services, db }, item, ids));
    const moves = changing.flatMap(({ target, aliasIds }): readonly LabelMove[] =>
      aliasIds.map((id) => ({ id, from: item, target })),
    );
    if (moves.length > 0) await moveLabels({ ...services, db }, moves);
  });

/** Up to five public aliases of the class that do not wait for another label. */
async function countOthers(
  { db }: Pick<Services, 'db'>,
  item: LabelClass,
  waiting: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    select from aliases a where ${ofClass(sql`a`, item)} and not (a.id = any(${waiting})) and ${isPublic(sql`a.id`)}
    limit ${MIN_GROUP_SIZE}`.execute(db);
  return rows.length;
}

const movesOf = ({ waiting }: Scan): readonly LabelMove[] =>
  waiting.classes.flatMap((from) =>
    from.groups.flatMap(({ target, aliasIds }) => aliasIds.map((id): LabelMove => ({ id, from, target }))),
  );

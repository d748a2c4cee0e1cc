import { sql } from 'kysely';
import { INDIA_MS } from '../../../../core/shared/india';
import { writeDecoyAliases } from '../../../db/decoy-rows';
import { inTurn } from '../../../db/in-turn';
import type { Services } from '../../services';
import type { LabelFacts } from './allowed-labels';
import { readCohortSizes } from './cohorts';
import { fallBack, labelsOfTooFew } from './fallback-labels';
import {
  aliasesOfOneTime,
  countPublic,
  groupsThatHide,
  type LabelClass,
  type LabelGroup,
  type WaitingClass,
} from './label-groups';
import { type Scan, scanLabels } from './label-scan';
import { MIN_GROUP_SIZE } from './shared-label';
import { publicSince } from './shown-labels';
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

const isLargeEnough = ({ aliases }: LabelGroup): boolean => aliases.length >= MIN_GROUP_SIZE;

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
    const ids = item.groups.flatMap(({ aliases }) => aliases.map(({ id }) => id));
    const days = await lockClass(db, item, ids);
    const groups = item.groups.map(({ target, aliases }) => {
      const present = aliases.flatMap((alias) => {
        const publicSince = days.get(alias.id);
        return days.has(alias.id) ? [{ ...alias, publicSince }] : [];
      });
      const changing = aliasesOfOneTime(present);
      const size = countPublic(changing);
      return { target, changing, size, left: countPublic(present) - size };
    });
    const left = groups.reduce((sum, group) => sum + group.left, await countOthers(db, item, ids));
    const moves = groupsThatHide(groups, left).flatMap(({ target, changing }) =>
      changing.map(({ id }): LabelMove => ({ id, from: item, target })),
    );
    if (moves.length > 0) await moveLabels({ ...services, db }, moves);
  });

/** The aliases that still show the label, each with the day on which it became public. */
async function lockClass(
  db: Services['db'],
  item: LabelClass,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  // Posts refer to their alias and wait for this lock, so that none is published under a label that was not counted.
  const { rows: locked } = await sql<{ id: string }>`
    select id from aliases a where id = any(${ids}) and ${ofClass(sql`a`, item)} order by id for update`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; day: string | null }>`
    select id, ${publicSince(sql`aliases.id`)} as day from aliases
    where id = any(${locked.map(({ id }) => id)})`.execute(db);
  return new Map(rows.map(({ id, day }) => [id, day ?? undefined]));
}

/** Up to five public aliases of the class that do not wait for another label. */
async function countOthers(
  db: Services['db'],
  item: LabelClass,
  waiting: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    select from aliases a
    where ${ofClass(sql`a`, item)} and not (a.id = any(${waiting})) and ${publicSince(sql`a.id`)} is not null
    limit ${MIN_GROUP_SIZE}`.execute(db);
  return rows.length;
}

const movesOf = ({ waiting }: Scan): readonly LabelMove[] =>
  waiting.classes.flatMap((from) =>
    from.groups.flatMap(({ target, aliases }) => aliases.map(({ id }): LabelMove => ({ id, from, target }))),
  );

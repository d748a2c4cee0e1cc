import { sql } from 'kysely';
import { inTurn } from '../../../db/in-turn';
import type { Services } from '../../services';
import type { LabelFacts } from './allowed-labels';
import { type Designation, departmentLabel, NO_JOB } from './designation';
import { type LabelClass, textOf } from './label-groups';
import type { Scan } from './label-scan';
import { MIN_GROUP_SIZE } from './shared-label';
import { SHOWN, shownLabel, wasSeen } from './shown-labels';
import { historyAfter } from './write-labels';

/** Labels that aliases show although fewer than five verified members share them. */
export interface TooFew {
  readonly labels: readonly Designation[];
  readonly has: (label: Designation) => boolean;
  /** Jobs whose labels become a department. */
  readonly jobs: ReadonlySet<string>;
}

export async function labelsOfTooFew(db: Services['db'], facts: LabelFacts): Promise<TooFew> {
  const general = new Set([NO_JOB.name, ...[...facts.departments.values()].map(departmentLabel)]);
  const isShared = (text: string) => general.has(text) || facts.verifiedMembersWith(text) >= MIN_GROUP_SIZE;
  const rows = await db
    .selectFrom('aliases')
    .select(SHOWN)
    .distinct()
    .where('profile_type', '=', 'DESIGNATION')
    .execute();
  const labels = rows.map(shownLabel).filter(({ name, bio }) => !isShared(name) || !isShared(bio));
  const texts = new Set(labels.map(textOf));
  return {
    labels,
    has: (label) => texts.has(textOf(label)),
    jobs: new Set(labels.map(({ name }) => name).filter((name) => !isShared(name))),
  };
}

/**
 * Replaces these labels for every alias that shows one, in one transaction. The new label follows from the old one
 * alone: a member who has left and waits with the old label changes like those who stayed.
 */
export async function fallBack(
  services: Pick<Services, 'db' | 'seal'>,
  tooFew: TooFew,
  departments: Scan['departments'],
): Promise<void> {
  if (tooFew.labels.length === 0) return;
  await inTurn(services.db, 'change labels', async (db) => {
    const { rows } = await sql<Designation & Pick<LabelClass, 'history'>>`
      select distinct a.user_name as name, a.bio, a.is_verified as "isVerified", a.label_history as history
      from aliases a join json_to_recordset(${JSON.stringify(tooFew.labels)}::json) l
        (name text, bio text, "isVerified" boolean)
        on a.bio = l.bio and a.user_name = l.name and a.is_verified = l."isVerified"
      where a.profile_type = 'DESIGNATION'`.execute(db);
    const moves = rows.map(({ history, ...shown }) => ({
      ...shown,
      history,
      next: historyAfter(services, { shown, history }),
      target: tooFew.jobs.has(shown.name) ? ofDepartment(departments.get(shown.name)) : shown.name,
    }));
    await sql`
      update aliases a set user_name = m.target, bio = m.target, is_verified = false, is_mixed = false,
        label_history = case when ${wasSeen(sql`a.id`)} then m.next else '' end
      from json_to_recordset(${JSON.stringify(moves)}::json) m
        (name text, bio text, "isVerified" boolean, history text, next text, target text)
      where a.profile_type = 'DESIGNATION' and a.bio = m.bio and a.user_name = m.name
        and a.is_verified = m."isVerified" and a.label_history = m.history`.execute(db);
  });
}

/** The department of most writers with the job. */
function ofDepartment(counts: ReadonlyMap<string, number> = new Map()): string {
  const [first, second] = [...counts].sort(([, count], [, other]) => other - count);
  const isClear = first !== undefined && first[1] > (second?.[1] ?? 0);
  return isClear ? departmentLabel(first[0]) : NO_JOB.name;
}

import type { Services } from '../../services';
import { aliasSeal } from '../account/viewer';
import { allowedLabels, jobOf, type LabelFacts, targetOf } from './allowed-labels';
import { type CareerRow, decryptCareer } from './career-queries';
import { type Designation, isSameLabel } from './designation';
import { WaitingLabels } from './label-groups';
import { SHOWN, shownLabel } from './shown-labels';

type Reading = Pick<Services, 'db' | 'seal' | 'encryption'>;

/** Batch size for reading careers. */
const AT_ONCE = 1000;

export interface Scan {
  readonly waiting: WaitingLabels;
  /** For each job to count: how many writers have it in which department. */
  readonly departments: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface Scanning {
  readonly facts: LabelFacts;
  /** These labels change for all aliases that show them, no matter which career the owner has. */
  readonly hasTooFew: (shown: Designation) => boolean;
  readonly jobsToCount: ReadonlySet<string>;
  readonly stopping?: AbortSignal | undefined;
}

/** Compares what each writer's alias shows with what the career allows. Undefined if the server stops meanwhile. */
export async function scanLabels(services: Reading, scanning: Scanning): Promise<Scan | undefined> {
  const scan = { waiting: new WaitingLabels(), departments: new Map<string, Map<string, number>>() };
  for (let careers = await writersAfter(services, ''); careers.length > 0; ) {
    if (scanning.stopping?.aborted) return undefined;
    for (const career of careers) countDepartment(scan.departments, career, scanning);
    await compare(services, careers, { scan, scanning });
    careers = await writersAfter(services, careers.at(-1)?.member_id ?? '');
  }
  return scan;
}

async function writersAfter(services: Reading, after: string): Promise<readonly CareerRow[]> {
  const rows = await services.db
    .selectFrom('career_statuses as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id', 'c.details'])
    .where('m.is_writer', '=', true)
    .where('c.member_id', '>', after)
    .orderBy('c.member_id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => decryptCareer(services, row));
}

function countDepartment(
  counts: Map<string, Map<string, number>>,
  career: CareerRow,
  { facts, jobsToCount }: Scanning,
): void {
  const job = jobOf(career);
  const department = job && facts.departments.get(job.departmentId);
  if (!job || department === undefined || !jobsToCount.has(job.jobProfile)) return;
  const ofJob = counts.get(job.jobProfile) ?? new Map<string, number>();
  counts.set(job.jobProfile, ofJob.set(department, (ofJob.get(department) ?? 0) + 1));
}

async function compare(
  services: Reading,
  careers: readonly CareerRow[],
  { scan, scanning }: { readonly scan: Pick<Scan, 'waiting'>; readonly scanning: Scanning },
): Promise<void> {
  const bySeal = new Map(
    careers.map((career) => [aliasSeal(services, 'DESIGNATION', career.member_id), career]),
  );
  const aliases = await services.db
    .selectFrom('aliases')
    .select(['id', 'owner_seal', 'label_history', ...SHOWN])
    .where('owner_seal', 'in', [...bySeal.keys()])
    .execute();
  for (const alias of aliases) {
    const shown = shownLabel(alias);
    const career = bySeal.get(alias.owner_seal);
    const target = targetOf(allowedLabels(career, scanning.facts));
    if (scanning.hasTooFew(shown) || isSameLabel(shown, target)) continue;
    const waiting = { id: alias.id, changedOn: career?.changed_on };
    scan.waiting.add(waiting, { shown, history: alias.label_history }, target);
  }
}

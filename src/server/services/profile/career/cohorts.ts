import { sql } from 'kysely';
import type { Career } from '../../../db/career-tables';
import { writeDecoys } from '../../../db/decoy-rows';
import type { Services } from '../../services';

type Counting = Pick<Services, 'db' | 'seal'>;

export const pairOf = (jobProfile: string, companyName: string): string => `${jobProfile} at ${companyName}`;

const cohortSeal = ({ seal }: Pick<Services, 'seal'>, label: string): string => seal('cohort', label);

/** A member's seats, each with a separate seal: in the job's cohort and in the cohort of the job at the company. */
const SEATS = ['cohort job', 'cohort pair'] as const;

/** The cohort rows of a verified career; other careers have none. */
export function seatsOf(services: Pick<Services, 'seal'>, memberId: string, career: Career | undefined) {
  if (career?.verified !== 'VERIFIED' || career.type !== 'working' || !career.job_profile) return [];
  const labels = [
    career.job_profile,
    ...(career.organisation ? [pairOf(career.job_profile, career.organisation)] : []),
  ];
  return labels.map((label, index) => ({
    seat_seal: services.seal(SEATS[index] ?? SEATS[0], memberId),
    cohort_seal: cohortSeal(services, label),
  }));
}

/** Adds a member to the cohorts of the verified career and removes the member from earlier ones. */
export async function takeSeats(
  services: Counting,
  memberId: string,
  career: Career | undefined,
): Promise<void> {
  const { db, seal } = services;
  const own = SEATS.map((purpose) => seal(purpose, memberId));
  const wanted = seatsOf(services, memberId, career);
  const known = await db.selectFrom('verified_cohorts').selectAll().where('seat_seal', 'in', own).execute();
  const isSame =
    known.length === wanted.length &&
    wanted.every((seat) =>
      known.some((item) => item.seat_seal === seat.seat_seal && item.cohort_seal === seat.cohort_seal),
    );
  if (isSame) return;
  await db.deleteFrom('verified_cohorts').where('seat_seal', 'in', own).execute();
  if (wanted.length > 0) await db.insertInto('verified_cohorts').values(wanted).execute();
  // Rewrites decoy rows too: otherwise the transaction id would link the new seats to the career written just before.
  await writeDecoys(db, { table: 'verified_cohorts', column: 'cohort_seal' });
}

export async function countCohort(services: Counting, label: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from verified_cohorts
    where cohort_seal = ${cohortSeal(services, label)}`.execute(services.db);
  return rows[0]?.people ?? 0;
}

/** The sizes of all cohorts with at least this many members, by label; zero for others. */
export async function readCohortSizes(services: Counting, min: number): Promise<(label: string) => number> {
  const { rows } = await sql<{ cohort_seal: string; people: number }>`
    select cohort_seal, count(*)::integer as people from verified_cohorts
    group by cohort_seal having count(*) >= ${min}`.execute(services.db);
  const bySeal = new Map(rows.map((row) => [row.cohort_seal, row.people]));
  const sizes = new Map<string, number>();
  return (label) => {
    const known = sizes.get(label);
    if (known !== undefined) return known;
    const size = bySeal.get(cohortSeal(services, label)) ?? 0;
    sizes.set(label, size);
    return size;
  };
}

import type { Kysely } from 'kysely';
import { MAX_EXPERIENCE } from '../../../src/core/salaries/peers';
import type { Tables } from '../../../src/server/db/tables';
import { contributorSeal } from '../../../src/server/services/salaries/contributor-seal';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import { sealReport } from '../../../src/server/services/salaries/sealed-report';
import type { Services } from '../../../src/server/services/services';
import { insertRows, type Row } from '../insert-rows';
import { type Member, makeMembers } from '../people/members';
import type { Progress } from '../seed-data';
import { SeededRandom } from '../seeded-random';
import { type SeedSize, SIZES } from '../sizes';
import { payOf } from './pay-model';

const REPORTS: Readonly<Record<SeedSize, number>> = { small: 9000, medium: 36_000, large: 1_050_000 };
const AT_ONCE = 20_000;
/** The number of years a report counts. */
const MONTHS = 60;
/** The share of the progress bar that is done before the salaries. */
const AFTER_PEOPLE = 0.15;

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
  readonly report: (progress: Progress) => void;
}

/** Seeds the members' salaries and many anonymous reports. */
export async function seedSalaries(input: SeedInput, members: readonly Member[]): Promise<void> {
  const { db, services, seed, size, report } = input;
  const working = members.filter(({ status }) => status === 'working');
  const rng = new SeededRandom(`${seed} salaries`);
  let rows = 0;
  for (let part = 0; rows < REPORTS[size]; part++) {
    const people = part === 0 ? working : otherMembers(input, part);
    const some = people.slice(0, REPORTS[size] - rows).map((person) => reportRow(rng, person, services));
    await insertRows(db, 'salary_reports', rng.shuffled(some));
    rows += some.length;
    report({ step: 'salaries', share: AFTER_PEOPLE, rows });
  }
}

/** People like the members, but without an account. */
const otherMembers = ({ seed, size }: SeedInput, part: number): readonly Member[] =>
  makeMembers(`${seed} reporters ${part}`, { ...SIZES[size], members: AT_ONCE, posts: 0 }, []).filter(
    ({ status }) => status === 'working',
  );

function reportRow(rng: SeededRandom, person: Member, services: Services): Row<'salary_reports'> {
  // More reports in recent months.
  const age = Math.floor(MONTHS * rng.unit() ** 1.8);
  const years = Math.max(0, person.years - Math.floor(age / 12));
  const pay = payOf(rng, { ...person, years, age });
  const id = rng.id();
  return {
    id,
    contributor_seal: contributorSeal(services, person.id),
    sealed: sealReport(services, id, {
      company: person.company.id,
      job: person.job.id,
      place: person.placeId,
      years: Math.min(MAX_EXPERIENCE, years),
      fixed: pay.fixed,
      variable: pay.variable,
      stock: pay.stock,
      stockYears: pay.stockYears,
      ...{ stockType: null, isCurrent: false, bucket: null },
      month: monthsBefore(services.now(), age),
    }),
  };
}

import type { Kysely } from 'kysely';
import { MOST_EXPERIENCE } from '../../../src/core/salaries/peers';
import type { Tables } from '../../../src/server/db/tables';
import { contributorSeal } from '../../../src/server/services/salaries/contributor-seal';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import { sealReport } from '../../../src/server/services/salaries/sealed-report';
import type { Services } from '../../../src/server/services/services';
import { Dice } from '../dice';
import { insertRows, type Row } from '../insert-rows';
import { type Member, makeMembers } from '../people/members';
import type { Progress } from '../seed-world';
import { type SeedSize, SIZES } from '../sizes';
import { payOf } from './pay-model';

const REPORTS: Readonly<Record<SeedSize, number>> = { small: 9000, medium: 36_000, large: 1_050_000 };
const AT_ONCE = 20_000;
/** As long as reports count. */
const MONTHS = 60;
/** The share of the progress bar that is done before the salaries. */
const AFTER_PEOPLE = 0.15;

interface Planting {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
  readonly report: (progress: Progress) => void;
}

/** Seeds the members' salaries and many anonymous reports. */
export async function plantSalaries(planting: Planting, members: readonly Member[]): Promise<void> {
  const { db, services, seed, size, report } = planting;
  const working = members.filter(({ status }) => status === 'working');
  const dice = new Dice(`${seed} salaries`);
  let rows = 0;
  for (let part = 0; rows < REPORTS[size]; part++) {
    const people = part === 0 ? working : strangers(planting, part);
    const some = people.slice(0, REPORTS[size] - rows).map((person) => reportRow(dice, person, services));
    await insertRows(db, 'salary_reports', dice.shuffled(some));
    rows += some.length;
    report({ step: 'salaries', share: AFTER_PEOPLE, rows });
  }
}

/** People like the members, without an account here. */
const strangers = ({ seed, size }: Planting, part: number): readonly Member[] =>
  makeMembers(`${seed} reporters ${part}`, { ...SIZES[size], members: AT_ONCE, posts: 0 }, []).filter(
    ({ status }) => status === 'working',
  );

function reportRow(dice: Dice, person: Member, services: Services): Row<'salary_reports'> {
  // Recent months have more reports.
  const age = Math.floor(MONTHS * dice.unit() ** 1.8);
  const years = Math.max(0, person.years - Math.floor(age / 12));
  const pay = payOf(dice, { ...person, years, age });
  const id = dice.id();
  return {
    id,
    contributor_seal: contributorSeal(services, person.id),
    sealed: sealReport(services, id, {
      company: person.company.id,
      job: person.job.id,
      place: person.placeId,
      years: Math.min(MOST_EXPERIENCE, years),
      fixed: pay.fixed,
      variable: pay.variable,
      stock: pay.stock,
      stockYears: pay.stockYears,
      ...{ stockType: null, isCurrent: false, bucket: null },
      month: monthsBefore(services.now(), age),
    }),
  };
}

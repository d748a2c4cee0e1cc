import type { Insertable } from 'kysely';
import { midSentence } from '../../../src/core/shared/mid-sentence';
import type { JobTable } from '../../../src/server/db/job-tables';
import type { Company } from '../catalogue/companies';
import { DEPARTMENTS } from '../catalogue/departments';
import { PLACES } from '../catalogue/places';
import { JOB_PROFILES, type NumberedJob } from '../catalogue/seed-catalogue';
import { questionsOf } from '../interviews/question-bank';
import type { SeededRandom } from '../seeded-random';
import { withArticles } from '../texts/notify';
import { lowerInSentence } from '../texts/slots';
import { ABOUTS, AREAS, dutiesOf } from './job-texts';

export interface Opening {
  readonly row: Insertable<JobTable>;
  readonly placeIds: readonly number[];
}

const A_DAY = 86_400_000;
/** How long openings stay published. */
const DAYS = 45;
const LAKH = 100_000;
const USD_RUPEES = 84;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * A_DAY).toISOString().slice(0, 10);

/** An opening that fits this kind of company. */
export function writeJob(rng: SeededRandom, company: Company, now: Date): Opening {
  const job = rng.pick(jobsAt(company));
  const department = DEPARTMENTS[job.departmentId - 1]?.slug ?? '';
  const fromYears = rng.weighted([
    [0, 3],
    [rng.whole(1, 4), 5],
    [rng.whole(4, 9), 4],
    [rng.whole(9, 15), 1],
  ]);
  const toYears = fromYears + rng.whole(2, 5);
  const id = rng.id();
  const age = Math.floor(DAYS * rng.unit() ** 1.1);
  const skills = [...new Set(questionsOf(department).map(({ skill }) => skill))];
  return {
    row: {
      id,
      company_id: company.id,
      job_profile_id: job.id,
      title: titleOf(rng, job.name, { department, fromYears }),
      employment: rng.weighted([
        ['fulltime', 32],
        ['contractual', 3],
        ['intern', fromYears === 0 ? 6 : 0],
        ['parttime', 1],
        ['freelancer', 1],
      ]),
      from_years: fromYears,
      to_years: toYears,
      ...payOf(rng, job, { fromYears, toYears }),
      skills: rng.shuffled(skills).slice(0, rng.whole(2, 4)),
      about: withArticles(rng.pick(ABOUTS)(lowerInSentence(job.name), company.name)),
      duties: rng.shuffled([...dutiesOf(department)]).slice(0, rng.whole(3, 5)),
      apply_url: `https://${company.urlName.replaceAll('-', '')}.example/jobs/${id}`,
      posted_on: dayBefore(now, age),
      confirmed_on: dayBefore(now, Math.floor(age * rng.unit())),
      status: rng.chance(0.06) ? 'CLOSED' : 'LIVE',
    },
    placeIds: placesOf(rng, company),
  };
}

const jobsAt = ({ industry }: Company): readonly NumberedJob[] =>
  JOB_PROFILES.filter(({ departmentId }) => {
    const wanted = DEPARTMENTS[departmentId - 1]?.industries;
    return wanted === undefined || wanted.includes(industry.name);
  });

function titleOf(
  rng: SeededRandom,
  job: string,
  position: { department: string; fromYears: number },
): string {
  const rank = position.fromYears >= 9 ? 'Lead ' : position.fromYears >= 5 ? 'Senior ' : '';
  const name = rank === '' ? job : rank + midSentence(job);
  const areas = AREAS[position.department];
  return areas && rng.chance(0.5) ? `${name}, ${rng.pick(areas)}` : name;
}

/** Most state their pay, some only a minimum or maximum, some nothing; a few pay in dollars. */
function payOf(rng: SeededRandom, job: NumberedJob, years: { fromYears: number; toYears: number }) {
  const position = (year: number) => job.from * (job.to / job.from) ** ((Math.min(year, 20) / 10) ** 0.75);
  const generous = Math.exp(rng.bell() * 0.12);
  const min = position(years.fromYears) * generous;
  const max = Math.max(min * 1.2, position(years.toYears) * generous);
  const currency = rng.chance(0.03) ? ('USD' as const) : ('INR' as const);
  const figure = (lakhs: number) =>
    currency === 'INR'
      ? Math.round(lakhs * 2) * (LAKH / 2)
      : Math.round((lakhs * LAKH) / USD_RUPEES / 1000) * 1000;
  const text = rng.weighted([
    ['both', 60],
    ['min', 4],
    ['max', 4],
    ['none', 32],
  ]);
  return {
    min_ctc: text === 'both' || text === 'min' ? Math.max(1, figure(min)) : null,
    max_ctc: text === 'both' || text === 'max' ? Math.max(1, figure(max)) : null,
    currency,
  };
}

function placesOf(rng: SeededRandom, company: Company): readonly number[] {
  const rest = [rng.favourite(PLACES.length) + 1, rng.favourite(PLACES.length) + 1];
  return [...new Set([company.placeId, ...rest.slice(0, rng.whole(0, 2))])];
}

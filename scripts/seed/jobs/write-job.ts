import type { Insertable } from 'kysely';
import { midSentence } from '../../../src/core/shared/mid-sentence';
import type { JobTable } from '../../../src/server/db/job-tables';
import type { Company } from '../catalogue/companies';
import { DEPARTMENTS } from '../catalogue/departments';
import { PLACES } from '../catalogue/places';
import { JOB_PROFILES, type NumberedJob } from '../catalogue/plant-catalogue';
import type { Dice } from '../dice';
import { questionsOf } from '../interviews/question-bank';
import { inSentence } from '../texts/slots';
import { withArticles } from '../texts/tell';
import { ABOUTS, AREAS, dutiesOf } from './job-texts';

export interface Opening {
  readonly row: Insertable<JobTable>;
  readonly placeIds: readonly number[];
}

const A_DAY = 86_400_000;
/** As long as openings stay up. */
const DAYS = 45;
const LAKH = 100_000;
const USD_RUPEES = 84;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * A_DAY).toISOString().slice(0, 10);

/** An opening a company of this kind could have. */
export function writeJob(dice: Dice, company: Company, now: Date): Opening {
  const job = dice.pick(jobsAt(company));
  const department = DEPARTMENTS[job.departmentId - 1]?.slug ?? '';
  const fromYears = dice.weighted([
    [0, 3],
    [dice.whole(1, 4), 5],
    [dice.whole(4, 9), 4],
    [dice.whole(9, 15), 1],
  ]);
  const toYears = fromYears + dice.whole(2, 5);
  const id = dice.id();
  const age = Math.floor(DAYS * dice.unit() ** 1.1);
  const skills = [...new Set(questionsOf(department).map(({ skill }) => skill))];
  return {
    row: {
      id,
      company_id: company.id,
      job_profile_id: job.id,
      title: titleOf(dice, job.name, { department, fromYears }),
      employment: dice.weighted([
        ['fulltime', 32],
        ['contractual', 3],
        ['intern', fromYears === 0 ? 6 : 0],
        ['parttime', 1],
        ['freelancer', 1],
      ]),
      from_years: fromYears,
      to_years: toYears,
      ...payOf(dice, job, { fromYears, toYears }),
      skills: dice.shuffled(skills).slice(0, dice.whole(2, 4)),
      about: withArticles(dice.pick(ABOUTS)(inSentence(job.name), company.name)),
      duties: dice.shuffled([...dutiesOf(department)]).slice(0, dice.whole(3, 5)),
      apply_url: `https://${company.urlName.replaceAll('-', '')}.example/jobs/${id}`,
      posted_on: dayBefore(now, age),
      confirmed_on: dayBefore(now, Math.floor(age * dice.unit())),
      status: dice.chance(0.06) ? 'CLOSED' : 'LIVE',
    },
    placeIds: placesOf(dice, company),
  };
}

const jobsAt = ({ industry }: Company): readonly NumberedJob[] =>
  JOB_PROFILES.filter(({ departmentId }) => {
    const wanted = DEPARTMENTS[departmentId - 1]?.industries;
    return wanted === undefined || wanted.includes(industry.name);
  });

function titleOf(dice: Dice, job: string, at: { department: string; fromYears: number }): string {
  const rank = at.fromYears >= 9 ? 'Lead ' : at.fromYears >= 5 ? 'Senior ' : '';
  const name = rank === '' ? job : rank + midSentence(job);
  const areas = AREAS[at.department];
  return areas && dice.chance(0.5) ? `${name}, ${dice.pick(areas)}` : name;
}

/** Most say what they pay, some from or to, some nothing; a few pay in dollars. */
function payOf(dice: Dice, job: NumberedJob, years: { fromYears: number; toYears: number }) {
  const at = (year: number) => job.from * (job.to / job.from) ** ((Math.min(year, 20) / 10) ** 0.75);
  const generous = Math.exp(dice.bell() * 0.12);
  const least = at(years.fromYears) * generous;
  const most = Math.max(least * 1.2, at(years.toYears) * generous);
  const currency = dice.chance(0.03) ? ('USD' as const) : ('INR' as const);
  const figure = (lakhs: number) =>
    currency === 'INR'
      ? Math.round(lakhs * 2) * (LAKH / 2)
      : Math.round((lakhs * LAKH) / USD_RUPEES / 1000) * 1000;
  const told = dice.weighted([
    ['both', 60],
    ['min', 4],
    ['max', 4],
    ['none', 32],
  ]);
  return {
    min_ctc: told === 'both' || told === 'min' ? Math.max(1, figure(least)) : null,
    max_ctc: told === 'both' || told === 'max' ? Math.max(1, figure(most)) : null,
    currency,
  };
}

function placesOf(dice: Dice, company: Company): readonly number[] {
  const others = [dice.favourite(PLACES.length) + 1, dice.favourite(PLACES.length) + 1];
  return [...new Set([company.placeId, ...others.slice(0, dice.whole(0, 2))])];
}

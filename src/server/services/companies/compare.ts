import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/company';
import { BADGE_CODES } from '../../../core/companies/company';
import { intervalOf } from '../../../core/companies/interval';
import { RATING_CATEGORIES, type StarCounts } from '../../../core/reviews/rating';
import { unplannedNumbers } from '../../db/unplanned';
import type { Handlers } from '../../http/handlers';
import { ResultCache } from '../../result-cache';
import { presentOpinions } from '../reviews/present';
import type { OpinionRow, StarsRow } from '../reviews/rating-queries';
import type { Services } from '../services';
import { presentCard } from './present';
import { type CardRow, readCardsOf } from './queries';

type Db = Services['db'];
type Wire = components['schemas'];

interface PartsRow {
  readonly id: number;
  readonly founded_year: number;
  readonly benefit_reporters: number;
  readonly stars: readonly StarsRow[];
  readonly opinions: readonly OpinionRow[];
  readonly salaries: readonly Wire['ComparedSalary'][];
  readonly benefits: readonly Wire['ReportedBenefit'][];
  readonly interviews: Readonly<Record<string, number>>;
  readonly badges: readonly string[];
  readonly places: readonly string[];
}

const MAX_JOBS = 6;

/** Most of the data changes only hourly or daily. */
const A_MINUTE = 60_000;
const MAX_ENTRIES = 1000;

export const comparisonHandlers = ({ db, now }: Services): Pick<Handlers<operations>, 'compareCompanies'> => {
  const saved = new ResultCache<Wire['Comparison'][]>({ ttl: A_MINUTE, max: MAX_ENTRIES }, now);
  return {
    compareCompanies: async ({ query }) => {
      const names = [...new Set(query.companies.split(','))];
      const body = await saved.get(names.join(), () => compared(db, names));
      return { status: 200, body, isCached: true };
    },
  };
};

async function compared(db: Db, names: readonly string[]): Promise<Wire['Comparison'][]> {
  const cards = await readCardsOf(db, names);
  const parts = await readParts(
    db,
    cards.map(({ id }) => id),
  );
  const inOrder = names.flatMap((name) => cards.filter(({ url_name }) => url_name === name));
  return inOrder.flatMap((card) =>
    parts.filter(({ id }) => id === card.id).map((part) => present(card, part)),
  );
}

const starsOf = ({ one: item, two, three, four, five }: StarsRow): StarCounts => [
  item,
  two,
  three,
  four,
  five,
];

function present(card: CardRow, part: PartsRow): Wire['Comparison'] {
  const stars = new Map(part.stars.map((row) => [row.category, starsOf(row)]));
  const rating = intervalOf(stars.get('overall') ?? []);
  return {
    card: presentCard(card),
    foundedYear: part.founded_year,
    rating: rating ?? null,
    ratings: RATING_CATEGORIES.flatMap((category) => {
      const interval = intervalOf(stars.get(category) ?? []);
      return interval
        ? [{ category, average: interval.average, low: interval.low, high: interval.high }]
        : [];
    }),
    opinions: presentOpinions(part.opinions),
    salaries: [...part.salaries],
    reporters: part.benefit_reporters,
    benefits: [...part.benefits],
    interviews: {
      EASY: part.interviews.EASY ?? 0,
      MODERATE: part.interviews.MODERATE ?? 0,
      HARD: part.interviews.HARD ?? 0,
    },
    badges: BADGE_CODES.filter((code) => part.badges.includes(code)),
    places: [...part.places],
  };
}

/** Reads the data of all columns at once; pay comes from published slices only. */
async function readParts(db: Db, ids: readonly number[]): Promise<readonly PartsRow[]> {
  const { rows } = await sql<PartsRow>`
    with common as materialized (
      select job_profile_id, count(*) as companies, sum(contributors) as people from salary_slices
      where company_id = any(${unplannedNumbers(ids)}) and place_id is null and experience is null
      group by 1 having count(*) > 1 order by 2 desc, 3 desc, 1 limit ${MAX_JOBS}
    )
    select c.id, c.founded_year, c.benefit_reporters,
      (select coalesce(jsonb_agg(r), '[]') from company_ratings r where r.company_id = c.id) as stars,
      (select coalesce(jsonb_agg(o), '[]') from company_opinions o where o.company_id = c.id) as opinions,
      (
        select coalesce(jsonb_agg(jsonb_build_object('jobProfileId', s.job_profile_id, 'jobProfile', j.name,
          'p25', s.p25, 'p50', s.p50, 'p75', s.p75, 'low', s.low, 'high', s.high, 'contributors', s.contributors)
          order by common.companies desc, common.people desc, j.id), '[]')
        from common join salary_slices s on s.job_profile_id = common.job_profile_id
        join job_profiles j on j.id = s.job_profile_id
        where s.company_id = c.id and s.place_id is null and s.experience is null
      ) as salaries,
      (
        select coalesce(jsonb_agg(jsonb_build_object('code', b.code, 'reports', b.reports)), '[]')
        from company_benefits b where b.company_id = c.id and b.reports >= 5
      ) as benefits,
      (
        select coalesce(jsonb_object_agg(difficulty, experiences), '{}') from (
          select difficulty, sum(interviews)::integer as experiences from interview_counts
          where company_id = c.id group by 1
        ) i
      ) as interviews,
      array(select code from company_badges b where b.company_id = c.id) as badges,
      array(
        select p.name from company_locations o join places p on p.id = o.place_id
        where o.company_id = c.id order by o.is_headquarters desc, o.reviews desc, p.name
      ) as places
    from companies c where c.id = any(${unplannedNumbers(ids)})`.execute(db);
  return rows;
}

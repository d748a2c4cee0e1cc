import { placeKind } from '../../../src/core/salaries/place-kinds';
import type { Company } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import type { NumberedJob } from '../catalogue/seed-catalogue';
import { SeededRandom } from '../seeded-random';

export interface Pay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly stockYears: number | null;
}

/** The seed's pay rules: by job, experience, company, city and year, with random variation. */
export interface Post {
  readonly job: NumberedJob;
  readonly company: Company;
  readonly placeId: number;
  readonly years: number;
  /** Age in months. */
  readonly age: number;
}

const LAKH = 100_000;
const YEARLY_RISE = 1.07;
const PAYS_STOCK = ['Software Product', 'Internet', 'FinTech', 'E-commerce'];

/** Pay rises fast at first and slowly later: half of the increase comes in the first four years. */
const payAfter = ({ from, to }: NumberedJob, years: number): number =>
  from * (to / from) ** ((Math.min(years, 20) / 10) ** 0.75);

/** Whether a company pays above or below the market, equally for all its jobs. */
const payLevel = (company: Company): number =>
  Math.exp(new SeededRandom(`pay at ${company.id}`).bell() * 0.16);

const cityFactor = (placeId: number): number =>
  placeKind(PLACES[placeId - 1]?.[0] ?? '') === 'METRO' ? 1 : 0.82;

export function payOf(rng: SeededRandom, post: Post): Pay {
  const lakhs =
    payAfter(post.job, post.years) *
    payLevel(post.company) *
    cityFactor(post.placeId) *
    YEARLY_RISE ** (-post.age / 12) *
    Math.exp(rng.bell() * 0.19);
  const year = Math.max(1.2, lakhs) * LAKH;
  const bonus = rng.chance(0.6) ? rng.whole(4, 18) / 100 : 0;
  const hasStock = PAYS_STOCK.includes(post.company.industry.name) && post.years >= 2 && rng.chance(0.35);
  return {
    fixed: toThousands(year * (1 - bonus)),
    variable: toThousands(year * bonus),
    stock: hasStock ? toThousands(year * rng.whole(20, 120) * 0.01) : 0,
    stockYears: hasStock ? rng.pick([3, 4, 4, 4, 5, null]) : null,
  };
}

/** People report round numbers. */
const toThousands = (amount: number): number => Math.round(amount / 5000) * 5000;

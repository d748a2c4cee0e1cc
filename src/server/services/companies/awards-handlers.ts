import type { components, operations } from '../../../contracts/awards';
import { AWARD_SIZES } from '../../../core/companies/award';
import {
  awardSizeOf,
  editionsUntil,
  MIN_REVIEWS,
  MIN_STARTUP_REVIEWS,
} from '../../../core/companies/ranking';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import {
  type NamedRow,
  readAwards,
  readEditionSizes,
  readIndustries,
  readMinCounts,
  readNamed,
  readShare,
  readSized,
  readStartups,
} from './awards-queries';
import { logoUrl } from './present';

type Wire = components['schemas'];
type Sizes = Awaited<ReturnType<typeof readEditionSizes>>;

export const awardsHandlers = ({ db, now }: Services): Handlers<operations> => ({
  listAwards: async ({ path }) => {
    const company = await readSized(db, path.urlName);
    if (!company) throw notFound();
    const size = awardSizeOf(company.employees);
    const [awards, min = MIN_REVIEWS[size]] = await Promise.all([
      readAwards(db, company.id),
      readMinCounts(db, size),
    ]);
    return { status: 200, body: { size, minReviews: min, awards } };
  },

  listEditions: async () => {
    const [sizes, named] = await Promise.all([readEditionSizes(db), readNamed(db, { rank: 1 })]);
    const years = editionsUntil(now()).toReversed();
    return { status: 200, body: years.map((year) => ({ year, sizes: presentSizes(year, sizes, named) })) };
  },

  readEdition: async ({ path: { year } }) => {
    const years = editionsUntil(now()).toReversed();
    if (!years.includes(year)) throw notFound();
    const [sizes, named, industries, share, startups] = await Promise.all([
      readEditionSizes(db),
      readNamed(db, { year }),
      readIndustries(db),
      readShare(db, { year }),
      readStartups(db, year),
    ]);
    const lists = presentSizes(year, sizes, named);
    const body = { year, years, token: share?.token ?? null, industries, sizes: lists };
    return { status: 200, body: { ...body, startups: presentStartups(startups) } };
  },

  readSharedEdition: async ({ path: { token } }) => {
    const share = await readShare(db, { token });
    if (!share) throw notFound();
    return { status: 200, body: { year: share.year } };
  },
});

/** An edition that is not counted yet shows the minimum from the rule and no winners. */
const presentSizes = (year: number, sizes: Sizes, named: readonly NamedRow[]): Wire['EditionSize'][] =>
  AWARD_SIZES.map((size) => {
    const counted = sizes.find((item) => item.year === year && item.size === size);
    return {
      size,
      minReviews: counted?.min_reviews ?? MIN_REVIEWS[size],
      ranked: counted?.ranked ?? 0,
      named: named.filter((item) => item.year === year && item.size === size).map(presentWinner),
    };
  });

const presentStartups = ({
  min_reviews: minReviews = MIN_STARTUP_REVIEWS,
  ranked = 0,
  named,
}: Awaited<ReturnType<typeof readStartups>>): Wire['StartupRanking'] => ({
  minReviews,
  ranked,
  named: named.map((row) => presentWinner({ ...row, size: awardSizeOf(row.employees) })),
});

const presentWinner = (row: Omit<NamedRow, 'year'>): Wire['AwardWinner'] => ({
  urlName: row.url_name,
  name: row.name,
  logoUrl: logoUrl(row.logo),
  industry: row.industry,
  foundedYear: row.founded_year,
  size: row.size,
  rank: row.rank,
  reviews: row.reviews,
  low: row.low,
});

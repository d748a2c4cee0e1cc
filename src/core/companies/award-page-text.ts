import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';
import type { AwardList } from './award-lists';
import { MIN_STARTUP_REVIEWS, TECH_INDUSTRIES, YOUNG_YEARS } from './ranking';

const SIZES: Readonly<Record<AwardSize, string>> = closedTable({
  mega: 'mega companies',
  large: 'large companies',
  'mid-sized': 'mid-sized companies',
  small: 'small companies',
});
const PEOPLE: Readonly<Record<AwardSize, string>> = closedTable({
  mega: '10,000 or more employees',
  large: '1,000 to 10,000 employees',
  'mid-sized': '201 to 1,000 employees',
  small: 'up to 200 employees',
});

/** Falls back for sizes that only a newer API version knows. */
const nameOf = (size: AwardSize): string => SIZES[size] ?? 'companies';
const peopleOf = (size: AwardSize): string => PEOPLE[size] ?? 'a similar number of employees';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function short(list: AwardList): string {
  if (list.kind === 'size') return capital(nameOf(list.of.size));
  return list.kind === 'startups' ? 'Tech startups' : list.industry;
}

function titleOf(list: AwardList, year: number): string {
  if (list.kind === 'industry') return `Top rated places to work in ${list.industry} ${year}`;
  const employers = list.kind === 'size' ? nameOf(list.of.size) : 'tech startups';
  return `Best ${employers} to work for in India ${year}`;
}

function leadOf(list: AwardList, year: number): string {
  if (list.kind === 'size')
    return `Companies with ${peopleOf(list.of.size)}, ranked by employee reviews from ${year - 1}.`;
  if (list.kind === 'startups')
    return `Technology companies founded in ${year - YOUNG_YEARS} or later ranked among startups by employee reviews from ${year - 1}.`;
  return `Companies in ${list.industry} that rank among the top of their size in employee reviews from ${year - 1}.`;
}

export const awardPageText = {
  size: (size: AwardSize): string => capital(nameOf(size)),
  people: (size: AwardSize): string => capital(peopleOf(size)),
  short,
  place: (rank: number, ranked: number, size: AwardSize): string =>
    ranked <= 1 ? `The only one ranked among ${nameOf(size)}` : `No. ${rank} of ${ranked} ${nameOf(size)}`,
  /** Screen-reader text next to the rank numeral. */
  received: (rank: number): string => `No. ${rank},`,
  among: (ranked: number, size: AwardSize): string =>
    ranked <= 1 ? `the only one ranked among ${nameOf(size)}` : `of ${ranked} ${nameOf(size)}`,
  amongStartups: (ranked: number): string =>
    ranked <= 1 ? 'the only one ranked among tech startups' : `of ${ranked} tech startups`,
  rests: (reviews: string, year: number): string =>
    `${reviews} reviews in ${year - 1}`.replaceAll(' ', '\u00A0'),
  atLeast: 'at least',
  hub: {
    title: 'Employees’ choice awards',
    description:
      'The best places to work in India, chosen by employee reviews. See every edition, every list and how winners are chosen.',
    lead: 'The best places to work in India, chosen by employee reviews. Ranked once a year by published rules. Rankings can’t be bought.',
    edition: (year: number): string => `Top rated ${year}`,
    first: (size: AwardSize): string => `No. 1 among ${nameOf(size)}`,
    all: (year: number): string => `All lists from ${year}`,
    none: 'No winners yet',
    noneText: 'Winners appear here once a full year of reviews is in.',
    uncounted: (year: number): string => `No company has enough reviews from ${year - 1} to be ranked.`,
  },
  edition: {
    title: (year: number): string => `Top rated places to work in India ${year}`,
    lead: (year: number): string => `Based on employee reviews from ${year - 1}.`,
    description: (year: number): string =>
      `Employees’ choice ${year}: the best companies to work for in India, by size and industry, based on reviews from ${year - 1}.`,
    years: 'Editions',
    more: (count: number): string => `All ${count}`,
    lists: 'More lists',
    share: 'Copy link to this edition',
  },
  list: {
    title: titleOf,
    lead: leadOf,
    all: (year: number): string => `All lists from ${year}`,
    others: (year: number): string => `More lists from ${year}`,
    none: 'No companies on this list',
    noneSize: (size: AwardSize, min: string, year: number): string =>
      `No company with ${peopleOf(size)} had ${min} live reviews from ${year - 1}, the minimum for a fair ranking.`,
    noneStartups: (min: string, year: number): string =>
      `No tech startup had ${min} live reviews from ${year - 1}, the minimum for a ranking.`,
    noneText: 'No company of this kind made the top ten of its size.',
    how: 'How it works',
    order:
      'This list mixes companies of different sizes. They’re sorted by the low end of the 95% confidence interval of their average rating. The rank beside each company is its rank within its own size.',
    startups: (min: string): string =>
      `Startups compete with one another, regardless of size. Those with at least ${min} live reviews are ranked by the low end of the 95% confidence interval of their average rating.`,
    technology: `Technology here means ${TECH_INDUSTRIES.join(', ')}.`,
    rule: 'Full rules',
  },
  rule: {
    title: 'How employees’ choice winners are chosen',
    description:
      'Who qualifies for the employees’ choice awards, how many reviews it takes and how companies are ranked. The full rules, for anyone to check.',
    lead: 'The full rules, for anyone to check. There’s no entry form and no fee.',
    qualifiesTitle: 'Who qualifies',
    who: (year: number): string =>
      `For the ${year} edition, we counted reviews written in ${year - 1}. Each company competed with others of its size in India and needed at least this many live reviews:`,
    needs: (min: string): string => `${min} reviews`,
    had: (ranked: number, year: number): string => {
      if (ranked === 0) return `No company had enough reviews for ${year}`;
      return ranked === 1
        ? `1 company had enough reviews for ${year}`
        : `${ranked} companies had enough reviews for ${year}`;
    },
    rankTitle: 'How companies are ranked',
    rank: [
      'Every live review from the year counts the same, whether it was written in January or in December.',
      'We take the simple average of the overall star ratings and its 95% confidence interval.',
      'Companies are ranked by the low end of that interval. With few reviews the interval is wide, so a company needs much better ratings to rank high.',
      'The top ten of each size win. Ties go to the company that joined first.',
    ],
    listsTitle: 'Industry and startup lists',
    lists: [
      'Industry lists show winners from one industry, regardless of size. A company appears only if it won in its own size.',
      `Tech startups were founded in the ${YOUNG_YEARS} years before the edition, in one of these industries: ${TECH_INDUSTRIES.join(', ')}. They compete with one another, regardless of size, and need at least ${MIN_STARTUP_REVIEWS} live reviews.`,
    ],
    finalTitle: 'Results are final',
    final:
      'We count each edition once, when its year is over. Deleting a review later doesn’t change any ranking, so no one can work out who wrote it. Claiming or paying for a company page makes no difference.',
  },
};

import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';
import { type AwardList, TECH_INDUSTRIES, YOUNG_YEARS } from './award-lists';

const SIZES: Readonly<Record<AwardSize, string>> = closedTable({
  mega: 'mega companies',
  large: 'large companies',
  'mid-sized': 'mid-sized companies',
  small: 'small companies',
});
const PEOPLE: Readonly<Record<AwardSize, string>> = closedTable({
  mega: '10,000 people and more',
  large: '1,000 to 10,000 people',
  'mid-sized': '201 to 1,000 people',
  small: 'up to 200 people',
});

/** A size that only a newer service knows is one of companies all the same. */
const nameOf = (size: AwardSize): string => SIZES[size] ?? 'companies';
const peopleOf = (size: AwardSize): string => PEOPLE[size] ?? 'one size';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a list is called beside the others of its edition. */
function short(list: AwardList): string {
  if (list.kind === 'size') return capital(nameOf(list.of.size));
  return list.kind === 'startups' ? 'Tech startups' : list.industry;
}

function titleOf(list: AwardList, year: number): string {
  if (list.kind === 'industry') return `Top rated places to work in ${list.industry} ${year}`;
  const whom = list.kind === 'size' ? nameOf(list.of.size) : 'tech startups';
  return `Best ${whom} to work in India ${year}`;
}

/** What a list holds, in a sentence. */
function leadOf(list: AwardList, year: number): string {
  if (list.kind === 'size')
    return `Companies of ${peopleOf(list.of.size)}, in the order of what their employees wrote in ${year - 1}.`;
  if (list.kind === 'startups')
    return `Technology companies founded in ${year - YOUNG_YEARS} or later that their employees’ reviews of ${year - 1} put among the first of their size.`;
  return `Companies in ${list.industry} that their employees’ reviews of ${year - 1} put among the first of their size.`;
}

/** The texts of the awards' own pages. */
export const awardPageWords = {
  size: (size: AwardSize): string => capital(nameOf(size)),
  people: (size: AwardSize): string => capital(peopleOf(size)),
  short,
  place: (rank: number, ranked: number, size: AwardSize): string =>
    ranked <= 1 ? `The only one of the ${nameOf(size)}` : `Place ${rank} of ${ranked} ${nameOf(size)}`,
  /** Beside its place as a numeral; heard alone it still says which place. */
  heard: (rank: number): string => `Place ${rank},`,
  among: (ranked: number, size: AwardSize): string =>
    ranked <= 1 ? `the only one of the ${nameOf(size)}` : `of ${ranked} ${nameOf(size)}`,
  rests: (reviews: string, year: number): string =>
    `${reviews} reviews of ${year - 1}`.replaceAll(' ', '\u00A0'),
  atLeast: 'at least',
  hub: {
    title: 'Employees’ choice awards',
    description:
      'The best places to work in India, chosen by what those who work there wrote. Every edition, every list and how it is counted.',
    lead: 'The best places to work in India, chosen by what those who work there wrote. Counted once a year by a rule everybody can read. Nobody can buy a place.',
    edition: (year: number): string => `Top rated ${year}`,
    first: (size: AwardSize): string => `First of the ${nameOf(size)}`,
    all: (year: number): string => `All lists of ${year}`,
    none: 'Nobody has been named yet',
    noneText: 'An edition is counted when its year of reviews is over.',
    uncounted: (year: number): string => `Nobody has enough reviews of ${year - 1} to be named.`,
  },
  edition: {
    title: (year: number): string => `Top rated places to work in India ${year}`,
    lead: (year: number): string =>
      `The employees’ choice of ${year}, from what people wrote about their work in ${year - 1}.`,
    description: (year: number): string =>
      `The employees’ choice of ${year}: the best companies to work for in India, by size and by industry, from the reviews of ${year - 1}.`,
    years: 'Editions',
    more: (count: number): string => `All ${count}`,
    lists: 'More lists',
    share: 'Copy a link to this edition',
  },
  list: {
    title: titleOf,
    lead: leadOf,
    all: (year: number): string => `All lists of ${year}`,
    none: 'Nobody is on this list',
    noneSize: (size: AwardSize, fewest: string, year: number): string =>
      `No company of ${peopleOf(size)} had ${fewest} live reviews of ${year - 1}. Fewer say too little to rank by.`,
    noneText: 'No company of this kind came among the first ten of its size.',
    how: 'How it is counted',
    order:
      'Companies of different sizes stand here together. They are ordered by where the interval around their average begins; the place beside each is that among its own size.',
    technology: `Technology means here: ${TECH_INDUSTRIES.join(', ')}.`,
    rule: 'The whole rule',
  },
  rule: {
    title: 'How the employees’ choice is counted',
    description:
      'Who qualifies for the employees’ choice awards, how many reviews it takes and how companies are ranked. The whole rule, for everybody to check.',
    lead: 'The whole rule, for everybody to check. There is no form to enter and nothing to pay.',
    whoTitle: 'Who qualifies',
    who: (year: number): string =>
      `For the edition of ${year} the reviews written in ${year - 1} count. A company competes among those of its size in India, and needs so many live reviews:`,
    needs: (fewest: string): string => `${fewest} reviews`,
    had: (ranked: number, year: number): string => {
      if (ranked === 0) return `No company had them for ${year}`;
      return ranked === 1 ? `1 company had them for ${year}` : `${ranked} companies had them for ${year}`;
    },
    rankTitle: 'How they are ranked',
    rank: [
      'Every live review of the year counts the same, whatever its day: the first of January as much as the last of December.',
      'We take the plain average of the stars given for the work all in all, and the interval that holds the true average in nineteen of twenty samples.',
      'Companies are ranked by where that interval begins. Few reviews make it wide, so few have to be much better than many.',
      'The first ten of each size are named. Of two alike the one that is longer here goes first.',
    ],
    listsTitle: 'Lists of industries and startups',
    lists: [
      'They hold those of the named companies that are of the industry, whatever their size. Nobody is named there who was not named among its size.',
      `Tech startups are companies of ${TECH_INDUSTRIES.join(', ')} that were founded in the ${YOUNG_YEARS} years before the edition.`,
    ],
    foreverTitle: 'Once and for good',
    forever:
      'An edition is counted when its year is over and never again. A review that is taken back later moves no place: nobody can learn whose it was. Neither a claimed page nor one that is paid for counts for anything.',
  },
};

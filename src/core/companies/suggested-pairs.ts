import type { CompanyCard } from './company';

export type CompanyPair = readonly [CompanyCard, CompanyCard];

/** Pairs rated companies of one industry, the most popular first; each company appears once. */
export function suggestedPairs(companies: readonly CompanyCard[], max: number): readonly CompanyPair[] {
  const waiting = new Map<string, CompanyCard>();
  const pairs: CompanyPair[] = [];
  for (const company of companies.filter(({ rating }) => rating > 0)) {
    const first = waiting.get(company.industry);
    if (first) {
      pairs.push([first, company]);
      waiting.delete(company.industry);
    } else waiting.set(company.industry, company);
  }
  const order = new Map(companies.map((company, index) => [company, index]));
  const position = ([first]: CompanyPair) => order.get(first) ?? 0;
  return pairs.sort((one, two) => position(one) - position(two)).slice(0, max);
}

import { designationUrl } from '../shared/designation-url';
import type { AwardSize } from './award';
import type { AwardEdition, AwardWinner, EditionSize, StartupRanking } from './edition';

interface Listed {
  readonly slug: string;
  readonly named: readonly AwardWinner[];
}

/** A list of an edition: the ranked companies of a size, or the award winners that share a trait. */
export type AwardList =
  | (Listed & { readonly kind: 'size'; readonly of: EditionSize })
  | (Listed & { readonly kind: 'startups'; readonly of: StartupRanking })
  | (Listed & { readonly kind: 'industry'; readonly industry: string });

export const STARTUPS = 'tech-startups';
export const sizeSlug = (size: AwardSize): string => `${size}-companies`;

/** Lists across sizes sort by the lower bound of the rating interval, then by review count. */
export function listsOf({ sizes, industries, startups }: AwardEdition): readonly AwardList[] {
  const all = sizes
    .flatMap(({ named }) => named)
    .toSorted((a, b) => b.low - a.low || b.reviews - a.reviews || a.name.localeCompare(b.name));
  return [
    ...sizes.map((editionSize) => ({
      kind: 'size' as const,
      slug: sizeSlug(editionSize.size),
      of: editionSize,
      named: editionSize.named,
    })),
    { kind: 'startups', slug: STARTUPS, of: startups, named: startups.named },
    ...industries.map((industry) => ({
      kind: 'industry' as const,
      slug: designationUrl(industry),
      industry,
      named: all.filter((awardWinner) => awardWinner.industry === industry),
    })),
  ];
}

export const listOf = (edition: AwardEdition, slug: string): AwardList | undefined =>
  listsOf(edition).find((list) => list.slug === slug);

/** Number of companies of a size with enough reviews to be ranked. */
export const rankedOfSize = ({ sizes }: AwardEdition, size: AwardSize): number =>
  sizes.find((editionSize) => editionSize.size === size)?.ranked ?? 0;

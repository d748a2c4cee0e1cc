import { BRAND } from '../../core/shared/brand';
import type { PageHead } from '../pages/rendering';

/** One figure of a page, drawn below its title. Pay in rupees per year. */
export type CardFigure =
  | { readonly kind: 'rating'; readonly value: number }
  | { readonly kind: 'pay'; readonly low: number; readonly median: number; readonly high: number }
  | { readonly kind: 'ranks'; readonly names: readonly string[] }
  | { readonly kind: 'percentile'; readonly from: number };

/** Everything a share image shows. */
export interface ShareCard {
  readonly title: string;
  readonly text: string;
  readonly figure?: CardFigure | undefined;
}

type Facts = Readonly<Record<string, unknown>>;

const RANKS = 3;

/** The card of a page, made only from its public head. */
export function cardOf({ title, description, facts }: PageHead): ShareCard {
  const parts = partsOf(facts);
  return {
    title: title.replace(` | ${BRAND}`, ''),
    text: description,
    figure: parts.map(figureOf).find((figure) => figure !== undefined),
  };
}

function partsOf(facts: Facts | undefined): readonly Facts[] {
  const graph = facts?.['@graph'];
  return Array.isArray(graph) ? graph.filter(isFacts) : facts ? [facts] : [];
}

function figureOf(facts: Facts): CardFigure | undefined {
  const { aggregateRating: rating, estimatedSalary: salary } = facts;
  if (isFacts(rating)) return { kind: 'rating', value: Number(rating.ratingValue) };
  if (isFacts(salary)) {
    const [low, median, high] = [salary.percentile25, salary.median, salary.percentile75].map(Number);
    return { kind: 'pay', low: low ?? 0, median: median ?? 0, high: high ?? 0 };
  }
  if (facts['@type'] === 'ItemList' && Array.isArray(facts.itemListElement)) {
    const names = facts.itemListElement.filter(isFacts).map(({ name }) => String(name));
    return { kind: 'ranks', names: names.slice(0, RANKS) };
  }
  if (facts['@type'] === 'Observation') return { kind: 'percentile', from: Number(facts.value) };
  return undefined;
}

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

import { moneyText } from '../shared/typed-money';
import { emptyOffer, type OfferDraft } from './post-draft';

/** An offer's pay per year, in rupees. */
export interface YearlyOffer {
  readonly fixed: number;
  readonly bonus: number;
  readonly stock: number;
}

/** Offers of the calculator for a post about them; the company, the role and the city are still to be written. */
export const offerDrafts = (offers: readonly YearlyOffer[]): readonly OfferDraft[] =>
  offers.map(({ fixed, bonus, stock }) => ({
    ...emptyOffer,
    fixed: moneyText(Math.round(fixed)),
    variable: moneyText(Math.round(bonus)),
    stock: moneyText(Math.round(stock)),
  }));

import type { Paise } from './money';
import type { RulePack } from './rules/rule-pack';
import { type TakeHome, takeHome } from './take-home';
import type { TakeHomeInput } from './take-home-input';

export const MAX_OFFERS = 3;

/** Stock counts with its value spread over the vesting years; 'not aware' counts as four years. */
export type Vesting = 3 | 4 | 5 | 'notAware';

export interface Offer {
  readonly fixed: Paise;
  readonly variable: Paise;
  readonly stock: Paise;
  readonly vesting: Vesting;
}

export interface OfferWorth {
  readonly offer: Offer;
  readonly stockPerYear: Paise;
  readonly totalPerYear: Paise;
  readonly takeHome: TakeHome | undefined;
}

export const stockPerYear = ({ stock, vesting }: Offer): Paise =>
  Math.round(stock / (vesting === 'notAware' ? 4 : vesting) / 100) * 100;

/** The yearly value and monthly net pay of each offer, in the regime that leaves more. */
export function compareOffers(
  rules: RulePack,
  offers: readonly Offer[],
  common: Omit<TakeHomeInput, 'ctc' | 'variable'>,
): readonly OfferWorth[] {
  return offers.slice(0, MAX_OFFERS).map((offer) => {
    const outcome = takeHome(rules, {
      ...common,
      ctc: offer.fixed + offer.variable,
      variable: offer.variable,
    });
    const perYear = stockPerYear(offer);
    return {
      offer,
      stockPerYear: perYear,
      totalPerYear: offer.fixed + offer.variable + perYear,
      takeHome: outcome.kind === 'takeHome' ? outcome.regimes[outcome.better] : undefined,
    };
  });
}

import type { Query } from '../shell/query';
import { type FormSpec, initialTexts, readForm, type Texts } from './form';
import { rowsFromQuery, rowsQuery } from './form-rows';
import { rupees } from './money';
import { MAX_OFFERS, type Offer, type Vesting } from './offers';

const pay = (initial: number) =>
  ({ kind: 'amount', min: 0, max: rupees(500_000_000), initial: rupees(initial) }) as const;

/** An offer to compare: fixed and variable pay per year, and stock as granted. */
export const OFFER_FORM = {
  fixed: { ...pay(2_000_000), min: rupees(100_000) },
  variable: pay(200_000),
  stock: pay(0),
  vesting: { kind: 'choice', options: ['3', '4', '5', 'notAware'], initial: 'notAware' },
} as const satisfies FormSpec;

export type OfferTexts = Texts<typeof OFFER_FORM>;

const VESTING: Readonly<Record<string, Vesting>> = { '3': 3, '4': 4, '5': 5, notAware: 'notAware' };

export const newOffer = (): OfferTexts => initialTexts(OFFER_FORM);

/** Invalid fields keep their initial values. */
export function offerOf(texts: OfferTexts): Offer {
  const { values } = readForm(OFFER_FORM, texts);
  return { ...values, vesting: VESTING[values.vesting] ?? 'notAware' };
}

export const offersQuery = (offers: readonly OfferTexts[]): Query => rowsQuery(OFFER_FORM, 'offer', offers);

export const offersFromQuery = (query: Query): readonly OfferTexts[] =>
  rowsFromQuery(OFFER_FORM, { name: 'offer', most: MAX_OFFERS }, query);

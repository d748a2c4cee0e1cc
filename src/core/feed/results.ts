import type { Poll, SalaryOffer, SalaryOffers } from '../posts/post';

/** The results of a poll show to whoever voted, from five votes on; until then the service sends none. */
export const showsResults = (poll: Poll): boolean =>
  poll.myOptionId !== undefined && poll.options.every(({ percent }) => percent !== undefined);

/** A poll takes votes until its time is over. */
export const isOpen = (poll: Poll, now: number): boolean => poll.endsAt.getTime() > now;

export interface PayPart {
  readonly kind: 'fixed' | 'bonus' | 'stock';
  readonly amount: number;
}

export const yearlyTotal = ({ fixed, variable, stock }: SalaryOffer): number => fixed + variable + stock;

/** All bars of a comparison share the scale of the highest offer, so that their lengths can be compared. */
export const payScale = ({ offers }: SalaryOffers): number => Math.max(1, ...offers.map(yearlyTotal));

/** What an offer is made of, without the parts it does not have. */
export const payParts = ({ fixed, variable, stock }: SalaryOffer): readonly PayPart[] =>
  (
    [
      { kind: 'fixed', amount: fixed },
      { kind: 'bonus', amount: variable },
      { kind: 'stock', amount: stock },
    ] as const
  ).filter(({ amount }) => amount > 0);

/** Which parts the legend has to name. */
export const partsShown = ({ offers }: SalaryOffers): readonly PayPart['kind'][] =>
  (['fixed', 'bonus', 'stock'] as const).filter((kind) =>
    offers.some((offer) => payParts(offer).some((part) => part.kind === kind)),
  );

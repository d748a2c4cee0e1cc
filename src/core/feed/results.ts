import type { Poll, SalaryOffer, SalaryOffers } from '../posts/post';

/** Poll results show to voters only, from five votes on; below that the service sends none. */
export const showsResults = (poll: Poll): boolean =>
  poll.myOptionId !== undefined && poll.options.every(({ percent }) => percent !== undefined);

export const isOpen = (poll: Poll, now: number): boolean => poll.endsAt.getTime() > now;

export interface PayPart {
  readonly kind: 'fixed' | 'bonus' | 'stock';
  readonly amount: number;
}

export const yearlyTotal = ({ fixed, variable, stock }: SalaryOffer): number => fixed + variable + stock;

/** All bars share the scale of the highest offer, so that their lengths can be compared. */
export const payScale = ({ offers }: SalaryOffers): number => Math.max(1, ...offers.map(yearlyTotal));

export const payParts = ({ fixed, variable, stock }: SalaryOffer): readonly PayPart[] =>
  (
    [
      { kind: 'fixed', amount: fixed },
      { kind: 'bonus', amount: variable },
      { kind: 'stock', amount: stock },
    ] as const
  ).filter(({ amount }) => amount > 0);

export const partsShown = ({ offers }: SalaryOffers): readonly PayPart['kind'][] =>
  (['fixed', 'bonus', 'stock'] as const).filter((kind) =>
    offers.some((offer) => payParts(offer).some((part) => part.kind === kind)),
  );

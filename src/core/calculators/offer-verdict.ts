/** An offer in whole rupees: yearly, but `inHand` monthly. */
export interface ComparedOffer {
  readonly name: string;
  readonly fixed: number;
  readonly bonus: number;
  /** A year's share of the stock. */
  readonly stock: number;
  readonly inHand: number;
  /** Years until the whole grant has vested, where known. */
  readonly vestingYears?: number | undefined;
}

/** The better offer and by how much; with a close race no offer wins. */
export type OfferVerdict =
  | { readonly kind: 'close' }
  | {
      readonly kind: 'wins';
      readonly winner: number;
      /** More in a year than the next best offer. */
      readonly moreAYear: number;
      /** The difference in hand each month to that offer; negative when the winner pays less. */
      readonly moreAMonth: number;
      /** Whether the winner's lead is stock, which is not certain. */
      readonly throughStock: boolean;
    };

/** Below this share of the total, taxes and perks matter more than the difference. */
const CLOSE = 0.02;

export const yearlyWorth = ({ fixed, bonus, stock }: ComparedOffer): number => fixed + bonus + stock;

/** Undefined for fewer than two offers. */
export function offerVerdict(offers: readonly ComparedOffer[]): OfferVerdict | undefined {
  const [best, next] = offers.toSorted((item, other) => yearlyWorth(other) - yearlyWorth(item));
  if (!best || !next) return undefined;
  const moreAYear = yearlyWorth(best) - yearlyWorth(next);
  if (moreAYear <= yearlyWorth(best) * CLOSE) return { kind: 'close' };
  return {
    kind: 'wins',
    winner: offers.indexOf(best),
    moreAYear,
    moreAMonth: best.inHand - next.inHand,
    throughStock: best.fixed + best.bonus <= next.fixed + next.bonus,
  };
}

/** The difference in hand each month to the offer that pays most. */
export const lessAMonth = (offer: ComparedOffer, offers: readonly ComparedOffer[]): number =>
  Math.max(...offers.map(({ inHand }) => inHand)) - offer.inHand;

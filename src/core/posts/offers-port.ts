import type { Call } from '../shared/call';
import type { SalaryOffers } from './post';

/** The chosen offer; undefined withdraws the vote. */
export interface OfferVote {
  readonly postId: string;
  readonly offerId: number | undefined;
}

export abstract class OffersPort {
  /** Records the caller's choice and returns the offers as the caller now sees them. */
  abstract voteOffer(vote: OfferVote, call?: Call): Promise<SalaryOffers>;
  abstract readOffers(input: { readonly postId: string }, call?: Call): Promise<SalaryOffers>;
}

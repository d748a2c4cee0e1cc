import type { Call } from '../shared/call';
import type { SalaryOffers } from './post';

/** The offer somebody would take; none takes the vote back. */
export interface OfferVote {
  readonly postId: string;
  readonly offerId: number | undefined;
}

export abstract class OffersPort {
  /** Records the caller's choice and answers with the offers as they now see them. */
  abstract voteOffer(vote: OfferVote, call?: Call): Promise<SalaryOffers>;
  abstract readOffers(of: { readonly postId: string }, call?: Call): Promise<SalaryOffers>;
}

import type { Call } from '../shared/call';
import type { OfferId, PostId } from '../shared/ids';
import type { SalaryOffers } from './post';

/** The chosen offer; undefined withdraws the vote. */
export interface OfferVote {
  readonly postId: PostId;
  readonly offerId: OfferId | undefined;
}

export abstract class OffersPort {
  /** Records the caller's choice and returns the offers as the caller now sees them. */
  abstract voteOffer(vote: OfferVote, call?: Call): Promise<SalaryOffers>;
  abstract readOffers(input: { readonly postId: PostId }, call?: Call): Promise<SalaryOffers>;
}

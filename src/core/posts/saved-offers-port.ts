import type { Call } from '../shared/call';
import type { SavedOfferId } from '../shared/ids';

/** A new offer, in whole rupees per year. */
export interface OfferInput {
  readonly company: string;
  readonly role: string;
  readonly place: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly current: boolean;
}

export interface SavedOffer extends OfferInput {
  readonly id: SavedOfferId;
  /** Rupees per month. */
  readonly inHand: number;
}

export interface OfferConfig {
  readonly maxOffers: number;
  readonly maxShown: number;
}

export abstract class SavedOffersPort {
  abstract saveOffer(input: { readonly key: string } & OfferInput, call?: Call): Promise<SavedOffer>;
  abstract listSavedOffers(input?: undefined, call?: Call): Promise<readonly SavedOffer[]>;
  abstract readSavedOffer(input: { readonly id: SavedOfferId }, call?: Call): Promise<SavedOffer>;
  abstract changeSavedOffer(
    input: { readonly id: SavedOfferId } & OfferInput,
    call?: Call,
  ): Promise<SavedOffer>;
  abstract deleteSavedOffer(input: { readonly id: SavedOfferId }, call?: Call): Promise<void>;
  abstract readOfferConfig(input?: undefined, call?: Call): Promise<OfferConfig>;
}

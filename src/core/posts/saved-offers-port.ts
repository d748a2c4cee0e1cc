import type { Call } from '../shared/call';

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
  readonly id: string;
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
  abstract readSavedOffer(input: { readonly id: string }, call?: Call): Promise<SavedOffer>;
  abstract changeSavedOffer(input: { readonly id: string } & OfferInput, call?: Call): Promise<SavedOffer>;
  abstract deleteSavedOffer(input: { readonly id: string }, call?: Call): Promise<void>;
  abstract readOfferConfig(input?: undefined, call?: Call): Promise<OfferConfig>;
}

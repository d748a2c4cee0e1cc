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
  readonly mostOffers: number;
  readonly mostShown: number;
}

export abstract class SavedOffersPort {
  abstract saveOffer(of: { readonly key: string } & OfferInput, call?: Call): Promise<SavedOffer>;
  abstract listSavedOffers(of?: undefined, call?: Call): Promise<readonly SavedOffer[]>;
  abstract readSavedOffer(of: { readonly id: string }, call?: Call): Promise<SavedOffer>;
  abstract changeSavedOffer(of: { readonly id: string } & OfferInput, call?: Call): Promise<SavedOffer>;
  abstract deleteSavedOffer(of: { readonly id: string }, call?: Call): Promise<void>;
  abstract readOfferConfig(of?: undefined, call?: Call): Promise<OfferConfig>;
}

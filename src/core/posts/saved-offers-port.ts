import type { Call } from '../shared/call';

/** An offer as somebody writes it down. Money is whole rupees a year. */
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
  /** Rupees a month. */
  readonly inHand: number;
}

export interface OfferConfig {
  readonly mostOffers: number;
  readonly mostShown: number;
}

/** The offers somebody is about to compare in a post. */
export abstract class SavedOffersPort {
  abstract saveOffer(of: { readonly key: string } & OfferInput, call?: Call): Promise<SavedOffer>;
  abstract listSavedOffers(of?: undefined, call?: Call): Promise<readonly SavedOffer[]>;
  abstract readSavedOffer(of: { readonly id: string }, call?: Call): Promise<SavedOffer>;
  abstract changeSavedOffer(of: { readonly id: string } & OfferInput, call?: Call): Promise<SavedOffer>;
  abstract deleteSavedOffer(of: { readonly id: string }, call?: Call): Promise<void>;
  abstract readOfferConfig(of?: undefined, call?: Call): Promise<OfferConfig>;
}

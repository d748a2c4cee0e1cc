import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { emptyOffer, type OfferDraft } from '../../core/posts/post-draft';
import type { SavedOffer, SavedOffersPort } from '../../core/posts/saved-offers-port';
import { Failure } from '../../core/shared/failure';
import { reinsert } from '../../core/shared/reinsert';
import type { ComposerStore } from './composer-store';

export class SavedOffersStore {
  offers: readonly SavedOffer[] = [];
  readonly #port: SavedOffersPort;
  readonly #composer: ComposerStore;

  constructor(port: SavedOffersPort, composer: ComposerStore) {
    this.#port = port;
    this.#composer = composer;
    makeAutoObservable(this, { offers: observableRef }, { autoBind: true });
  }

  get free(): readonly SavedOffer[] {
    const taken = new Set(this.#composer.draft.offers.map(({ savedId }) => savedId));
    return this.offers.filter(({ id }) => !taken.has(id));
  }

  async open(): Promise<void> {
    try {
      const offers = await this.#port.listSavedOffers();
      runInAction(() => {
        this.offers = offers;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Fills the first empty offer, or adds another one. */
  take(offer: SavedOffer, max: number): void {
    const { offers } = this.#composer.draft;
    const empty = offers.findIndex((offerDraft) => JSON.stringify(offerDraft) === JSON.stringify(emptyOffer));
    const taken = draftOf(offer);
    if (empty >= 0) {
      this.#composer.change({
        offers: offers.map((offerDraft, index) => (index === empty ? taken : offerDraft)),
      });
    } else if (offers.length < max) this.#composer.change({ offers: [...offers, taken] });
  }

  async forget({ id }: SavedOffer): Promise<void> {
    const before = this.offers;
    this.offers = before.filter((savedOffer) => savedOffer.id !== id);
    try {
      await this.#port.deleteSavedOffer({ id });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.offers = reinsert(this.offers, before, id);
      });
    }
  }
}

const draftOf = ({ id, company, role, place, fixed, variable, stock, current }: SavedOffer): OfferDraft => ({
  company,
  role,
  place,
  fixed: String(fixed),
  variable: variable === 0 ? '' : String(variable),
  stock: stock === 0 ? '' : String(stock),
  current,
  savedId: id,
});

import { parsePlaces, type ScrollPlace, writePlaces } from '../../core/shell/scroll-place';
import type { TabStorage } from '../../core/shell/tab-storage';

const KEY = 'scrollPlaces:v1';

/** The scroll position per history entry of the tab. No view renders it, so it is not observable. */
export class ScrollStore {
  readonly #storage: TabStorage;
  #places: Map<string, ScrollPlace> | undefined;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  placeOf(key: string): ScrollPlace | undefined {
    return this.#all().get(key);
  }

  keep(key: string, place: ScrollPlace): void {
    const places = this.#all();
    places.delete(key);
    places.set(key, place);
  }

  save(): void {
    this.#storage.write(KEY, writePlaces(this.#all()));
  }

  #all(): Map<string, ScrollPlace> {
    this.#places ??= parsePlaces(this.#storage.read(KEY));
    return this.#places;
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { Album, Photo, PhotoPage } from '../../core/companies/company';
import { PHOTOS_A_PAGE } from '../../core/companies/company';

interface Shelf {
  readonly urlName: string;
  readonly album: Album | undefined;
  /** The page on which the gallery was opened. */
  readonly page: number;
  readonly photos: PhotoPage;
}

export class GalleryStore {
  photos: readonly Photo[] = [];
  /** Index of the enlarged photo; negative when none is open. */
  activeIndex = -1;
  total = 0;
  #shelf: Shelf | undefined;
  #first = 1;
  #last = 1;
  #loading = false;
  readonly #port: CompaniesPort;

  constructor(port: CompaniesPort) {
    this.#port = port;
    makeAutoObservable(this, { photos: observableRef }, { autoBind: true });
  }

  /** Starts again with the photos of the page, and closes an open photo. */
  begin(shelf: Shelf): void {
    this.#shelf = shelf;
    this.#first = shelf.page;
    this.#last = shelf.page;
    this.photos = shelf.photos.items;
    this.total = shelf.photos.total;
    this.activeIndex = -1;
  }

  get active(): Photo | undefined {
    return this.photos[this.activeIndex];
  }

  /** The number of the photo within the whole album. */
  get place(): number {
    return (this.#first - 1) * PHOTOS_A_PAGE + this.activeIndex + 1;
  }

  open(photo: Photo): void {
    this.activeIndex = this.photos.findIndex(({ id }) => id === photo.id);
  }

  close(): void {
    this.activeIndex = -1;
  }

  /** Loads the neighbouring page when needed. */
  async step(by: 1 | -1): Promise<void> {
    const wanted = this.place + by;
    if (!this.active || wanted < 1 || wanted > this.total) return;
    if (!this.photos[this.activeIndex + by]) await this.loadMore(by);
    runInAction(() => {
      if (this.active && this.photos[this.activeIndex + by]) this.activeIndex += by;
    });
  }

  async loadMore(by: 1 | -1): Promise<void> {
    const shelf = this.#shelf;
    if (!shelf || this.#loading) return;
    this.#loading = true;
    const page = by === 1 ? this.#last + 1 : this.#first - 1;
    try {
      const { items } = await this.#port.listPhotos({ urlName: shelf.urlName, album: shelf.album, page });
      runInAction(() => {
        if (this.#shelf === shelf) this.#add(items, by);
      });
    } finally {
      this.#loading = false;
    }
  }

  #add(items: readonly Photo[], by: 1 | -1): void {
    if (by === 1) {
      this.#last += 1;
      this.photos = [...this.photos, ...items];
    } else {
      this.#first -= 1;
      this.photos = [...items, ...this.photos];
      this.activeIndex += items.length;
    }
  }
}

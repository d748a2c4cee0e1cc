import { PICTURE_SIZES, type PictureSize } from '../../core/shared/picture-address';
import { pictureAddress } from '../../core/shared/uploaded-picture';
import { fileOf, type MediaStore, mediaFileOf } from './media-store';
import { reencodeImage } from './reencode-image';

export interface SavedPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

const SIZES = Object.keys(PICTURE_SIZES) as readonly PictureSize[];
/** Re-encoding takes tens of megabytes and a whole core, so only a few run at a time. */
const AT_ONCE = 2;

/** Uploaded pictures: re-encoded, stored in three sizes under a random key and found by name. */
export class Pictures {
  readonly #store: MediaStore;
  readonly #newId: () => string;
  #drawing = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(store: MediaStore, newId: () => string) {
    this.#store = store;
    this.#newId = newId;
  }

  /** An unused key, for callers that record it before the picture is stored. */
  newKey(): string {
    return this.#newId();
  }

  /** Stores a picture; throws a Refusal 422 NOT_A_PICTURE for anything else. */
  async save(bytes: Buffer, key = this.newKey()): Promise<SavedPicture> {
    const { width, height, sizes } = await this.#inTurn(() => reencodeImage(bytes));
    for (const size of SIZES) await this.#store.put(fileOf(key, size), sizes[size]);
    return { key, width, height };
  }

  async read(name: string): Promise<Buffer | undefined> {
    const file = mediaFileOf(name);
    return file && this.#store.get(file);
  }

  /** Removes all sizes; a missing picture is not an error. */
  async remove(key: string): Promise<void> {
    for (const size of SIZES) await this.#store.remove(fileOf(key, size));
  }

  url(key: string, size: PictureSize = 'large'): string {
    return pictureAddress(key, size);
  }

  async #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#drawing >= AT_ONCE) await new Promise<void>((next) => this.#waiting.push(next));
    else this.#drawing++;
    try {
      return await work();
    } finally {
      // A waiting job takes over the slot; only the last one frees it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#drawing--;
    }
  }
}

import { PICTURE_SIZES, type PictureSize, pictureAddress } from '../../core/shared/picture-address';
import { fileOf, type MediaStore, mediaFileOf } from './media-store';
import { reencodeImage } from './reencode-image';

/** A picture that was kept; its key is all that others need to remember. */
export interface SavedPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

const SIZES = Object.keys(PICTURE_SIZES) as readonly PictureSize[];
/** Drawing anew takes tens of megabytes and a whole core, so only so many are drawn at a time. */
const AT_ONCE = 2;

/** Uploaded pictures: drawn anew, kept in three sizes under a random key, found again by name. */
export class Pictures {
  readonly #store: MediaStore;
  readonly #newId: () => string;
  #drawing = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(store: MediaStore, newId: () => string) {
    this.#store = store;
    this.#newId = newId;
  }

  /** A key nobody has; for what must be written down before the picture is kept. */
  newKey(): string {
    return this.#newId();
  }

  /** Keeps a picture; throws a Refusal 422 NOT_A_PICTURE for anything else. */
  async save(bytes: Buffer, key = this.newKey()): Promise<SavedPicture> {
    const { width, height, sizes } = await this.#inTurn(() => reencodeImage(bytes));
    for (const size of SIZES) await this.#store.put(fileOf(key, size), sizes[size]);
    return { key, width, height };
  }

  /** The bytes of one file; undefined when there is none of that name. */
  async read(name: string): Promise<Buffer | undefined> {
    const file = mediaFileOf(name);
    return file && this.#store.get(file);
  }

  /** All sizes of a picture; removing what is not there is no mistake. */
  async remove(key: string): Promise<void> {
    for (const size of SIZES) await this.#store.remove(fileOf(key, size));
  }

  /** Where browsers find it. */
  url(key: string, size: PictureSize = 'large'): string {
    return pictureAddress(key, size);
  }

  async #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#drawing >= AT_ONCE) await new Promise<void>((next) => this.#waiting.push(next));
    else this.#drawing++;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over; only the last one gives it back.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#drawing--;
    }
  }
}

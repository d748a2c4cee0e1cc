import { PICTURE_SIZES, type PictureSize } from '../../core/shared/picture-address';
import { pictureAddress } from '../../core/shared/uploaded-picture';
import { WorkLimit } from '../work-limit';
import { fileOf, type MediaStore, mediaFileOf } from './media-store';
import { reencodeImage } from './reencode-image';

export interface SavedPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

const SIZES = Object.keys(PICTURE_SIZES) as readonly PictureSize[];
/** Re-encoding takes tens of megabytes and a whole core, so only a few run at a time. */
const AT_ONCE = { running: 2, waiting: Number.POSITIVE_INFINITY };

/** Uploaded pictures: re-encoded, stored in three sizes under a random key and found by name. */
export class Pictures {
  readonly #store: MediaStore;
  readonly #newId: () => string;
  readonly #limit = new WorkLimit(AT_ONCE);

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
    const { width, height, sizes } = await this.#limit.run(() => reencodeImage(bytes));
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
}

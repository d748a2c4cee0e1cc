import { makeAutoObservable } from 'mobx';
import { movedPicture, roomFor, withoutPicture, withPicture } from '../../core/composer/picture-list';
import type { PictureDraft } from '../../core/posts/post-draft';
import { refusedFile } from '../../core/shared/chosen-file';
import type { ChosenFile, PictureUploads } from '../../core/shared/picture-uploads';
import type { Random } from '../../core/shared/random';
import type { ComposerStore } from './composer-store';
import { UploadQueue, type UploadState } from './upload-queue';

export type PictureState = UploadState<'type' | 'size'>;

export class PicturesStore {
  /** The number of recently chosen pictures that exceeded the limit. */
  leftOut = 0;
  readonly #uploads: PictureUploads;
  readonly #queue: UploadQueue<'type' | 'size'>;
  readonly #composer: ComposerStore;
  readonly #random: Random;

  constructor(uploads: PictureUploads, composer: ComposerStore, random: Random) {
    this.#uploads = uploads;
    this.#queue = new UploadQueue(uploads, (id, { key, url }) =>
      composer.change({ pictures: withPicture(this.#pictures, id, { key, url }) }),
    );
    this.#composer = composer;
    this.#random = random;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get room(): number {
    return roomFor(this.#pictures);
  }

  stateOf(id: string): PictureState | undefined {
    return this.#queue.stateOf(id);
  }

  add(files: readonly ChosenFile[]): void {
    this.leftOut = Math.max(0, files.length - this.room);
    const added = files.slice(0, this.room).map((file) => ({ id: this.#random.id(), file }));
    const pictures = added.map(({ id, file }) => ({ id, name: file.name, key: undefined, url: '', alt: '' }));
    this.#composer.change({ pictures: [...this.#pictures, ...pictures] });
    for (const { id, file } of added) this.#queue.add(id, file, refusedFile(file));
  }

  describe(id: string, alt: string): void {
    this.#composer.change({ pictures: withPicture(this.#pictures, id, { alt }) });
  }

  move(id: string, by: -1 | 1): void {
    this.#composer.change({ pictures: movedPicture(this.#pictures, id, by) });
  }

  retry(id: string): void {
    this.#queue.retry(id);
  }

  /** Also cancels the upload, or frees the uploaded picture's slot. */
  remove(id: string): void {
    this.leftOut = 0;
    this.#free(this.#pictures.filter((picture) => picture.id === id));
    this.#composer.change({ pictures: withoutPicture(this.#pictures, id) });
    this.#queue.remove(id);
  }

  /** Called when the draft is discarded; a post that is being sent retains its pictures. */
  clear(): void {
    this.leftOut = 0;
    if (this.#composer.state !== 'SENDING') this.#free(this.#pictures);
    this.#queue.clear();
  }

  #free(pictures: readonly PictureDraft[]): void {
    for (const { key } of pictures) if (key !== undefined) this.#uploads.discard(key);
  }

  get #pictures() {
    return this.#composer.draft.pictures;
  }
}

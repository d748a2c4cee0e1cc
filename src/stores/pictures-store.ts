import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { movedPicture, roomFor, withoutPicture, withPicture } from '../core/composer/picture-list';
import { refusedFile } from '../core/media/chosen-file';
import type { ChosenFile, PictureUploads, Upload } from '../core/media/picture-uploads';
import { Failure } from '../core/shared/failure';
import type { Random } from '../core/shared/random';
import type { ComposerStore } from './composer-store';

/** How a picture fares until it is there. */
export type PictureState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'refused'; readonly why: 'type' | 'size' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Phones share one thin line between all that leaves them. */
const AT_ONCE = 2;

/** The pictures of the post being written, from the moment they are chosen. */
export class PicturesStore {
  /** By the picture's id, while it is not there yet. */
  readonly states = new Map<string, PictureState>();
  /** How many of those chosen last found no room. */
  leftOut = 0;
  readonly #files = new Map<string, ChosenFile>();
  readonly #running = new Map<string, Upload>();
  readonly #uploads: PictureUploads;
  readonly #composer: ComposerStore;
  readonly #random: Random;

  constructor(uploads: PictureUploads, composer: ComposerStore, random: Random) {
    this.#uploads = uploads;
    this.#composer = composer;
    this.#random = random;
    makeAutoObservable(this, { states: observableShallow }, { autoBind: true });
  }

  get room(): number {
    return roomFor(this.#pictures);
  }

  stateOf(id: string): PictureState | undefined {
    return this.states.get(id);
  }

  /** As many of them as there is room for, in the order they were chosen. */
  add(files: readonly ChosenFile[]): void {
    this.leftOut = Math.max(0, files.length - this.room);
    const added = files.slice(0, this.room).map((file) => {
      const id = this.#random.id();
      const why = refusedFile(file);
      this.#files.set(id, file);
      this.states.set(id, why ? { kind: 'refused', why } : { kind: 'waiting' });
      return { id, name: file.name, key: undefined, url: '', alt: '' };
    });
    this.#composer.change({ pictures: [...this.#pictures, ...added] });
    this.#next();
  }

  describe(id: string, alt: string): void {
    this.#composer.change({ pictures: withPicture(this.#pictures, id, { alt }) });
  }

  move(id: string, by: -1 | 1): void {
    this.#composer.change({ pictures: movedPicture(this.#pictures, id, by) });
  }

  retry(id: string): void {
    this.states.set(id, { kind: 'waiting' });
    this.#next();
  }

  /** Also stops what is on its way. */
  remove(id: string): void {
    this.leftOut = 0;
    this.#composer.change({ pictures: withoutPicture(this.#pictures, id) });
    this.#forget(id);
    this.#next();
  }

  /** The draft is thrown away. */
  clear(): void {
    this.leftOut = 0;
    for (const id of [...this.#files.keys()]) this.#forget(id);
  }

  get #pictures() {
    return this.#composer.draft.pictures;
  }

  #forget(id: string): void {
    this.#running.get(id)?.cancel();
    this.#running.delete(id);
    this.#files.delete(id);
    this.states.delete(id);
  }

  #next(): void {
    for (const [id, { kind }] of this.states) {
      if (this.#running.size >= AT_ONCE) return;
      const file = this.#files.get(id);
      if (kind === 'waiting' && file) void this.#send(id, file);
    }
  }

  async #send(id: string, file: ChosenFile): Promise<void> {
    this.states.set(id, { kind: 'sending', share: 0 });
    const upload = this.#uploads.upload(file, (share) => this.#tell(id, share));
    this.#running.set(id, upload);
    try {
      const { key, url } = await upload.done;
      runInAction(() => {
        if (this.#running.get(id) !== upload) return;
        this.#forget(id);
        this.#composer.change({ pictures: withPicture(this.#pictures, id, { key, url }) });
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => this.#fail(id, upload, error));
    }
    this.#next();
  }

  #tell(id: string, share: number): void {
    if (this.states.get(id)?.kind === 'sending') this.states.set(id, { kind: 'sending', share });
  }

  #fail(id: string, upload: Upload, failure: Failure): void {
    if (this.#running.get(id) !== upload) return;
    this.#running.delete(id);
    this.states.set(id, { kind: 'failed', failure });
  }
}

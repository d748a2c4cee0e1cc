import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';
import type { ChosenFile, PictureUploads, Upload, UploadedPicture } from '../../core/shared/picture-uploads';

export type UploadState<Why> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'refused'; readonly why: Why }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Phones have little upload bandwidth. */
const AT_ONCE = 2;

/** Pending uploads by the ids of their pictures; finished ones are removed. */
export class UploadQueue<Why> {
  readonly states = new Map<string, UploadState<Why>>();
  readonly #files = new Map<string, ChosenFile>();
  readonly #running = new Map<string, Upload>();
  readonly #uploads: PictureUploads;
  readonly #arrived: (id: string, picture: UploadedPicture) => void;

  constructor(uploads: PictureUploads, arrived: (id: string, picture: UploadedPicture) => void) {
    this.#uploads = uploads;
    this.#arrived = arrived;
    makeAutoObservable(this, { states: observableShallow }, { autoBind: true });
  }

  stateOf(id: string): UploadState<Why> | undefined {
    return this.states.get(id);
  }

  /** Uploads the file in its turn, or rejects it for the reason in `why`. */
  add(id: string, file: ChosenFile, why?: Why): void {
    this.#files.set(id, file);
    this.states.set(id, why === undefined ? { kind: 'waiting' } : { kind: 'refused', why });
    this.#next();
  }

  retry(id: string): void {
    this.states.set(id, { kind: 'waiting' });
    this.#next();
  }

  /** Also cancels a running upload. */
  remove(id: string): void {
    this.#forget(id);
    this.#next();
  }

  clear(): void {
    for (const id of [...this.#files.keys()]) this.#forget(id);
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
    const upload = this.#uploads.upload(file, (share) => runInAction(() => this.#reportProgress(id, share)));
    this.#running.set(id, upload);
    try {
      const picture = await upload.done;
      runInAction(() => {
        if (this.#running.get(id) !== upload) return;
        this.#forget(id);
        this.#arrived(id, picture);
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => this.#fail(id, upload, error));
    }
    runInAction(() => this.#next());
  }

  #reportProgress(id: string, share: number): void {
    if (this.states.get(id)?.kind === 'sending') this.states.set(id, { kind: 'sending', share });
  }

  #fail(id: string, upload: Upload, failure: Failure): void {
    if (this.#running.get(id) !== upload) return;
    this.#running.delete(id);
    this.states.set(id, { kind: 'failed', failure });
  }
}

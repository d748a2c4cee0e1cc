import { makeAutoObservable } from 'mobx';
import { MAX_PHOTOS } from '../../core/contributions/own-photos';
import { type FileProblem, fileProblem, isWorthReading } from '../../core/contributions/photo-problems';
import { type PhotoTexts, withPhoto } from '../../core/contributions/photos-form';
import type { FileHeads } from '../../core/shared/file-heads';
import type { ChosenFile, PictureUploads } from '../../core/shared/picture-uploads';
import type { Random } from '../../core/shared/random';
import { UploadQueue, type UploadState } from '../composer/upload-queue';
import type { PhotosForm } from './photos-form';

export class OwnPhotosStore {
  readonly form: PhotosForm['form'];
  /** Number of files from the last selection that exceeded the limit. */
  leftOut = 0;
  /** Photos whose caption is untouched, by their ids, with the attempts to send before they were added. */
  readonly #untouched = new Map<string, readonly number[]>();
  readonly #uploads: PictureUploads;
  readonly #queue: UploadQueue<FileProblem>;
  readonly #form: PhotosForm;
  readonly #heads: FileHeads;
  readonly #random: Random;

  constructor(form: PhotosForm, uploads: PictureUploads, heads: FileHeads, random: Random) {
    this.form = form.form;
    this.#form = form;
    this.#heads = heads;
    this.#random = random;
    this.#uploads = uploads;
    this.#queue = new UploadQueue(uploads, (id, { key }) => this.write(id, { key }));
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get room(): number {
    return Math.max(0, MAX_PHOTOS - this.form.texts.photos.length);
  }

  /** Undefined once the upload is done. */
  stateOf({ id, key }: PhotoTexts): UploadState<FileProblem> | undefined {
    return key === '' ? (this.#queue.stateOf(id) ?? { kind: 'waiting' }) : undefined;
  }

  /** Returns whether pictures can be chosen; opens the login prompt if not. */
  begin(): boolean {
    return this.#form.begin();
  }

  /** Takes as many as fit, in the chosen order; checks each file before the upload. */
  add(files: readonly ChosenFile[]): void {
    if (files.length === 0 || !this.begin()) return;
    this.leftOut = Math.max(0, files.length - this.room);
    const added = files.slice(0, this.room).map((file) => ({ id: this.#random.id(), file }));
    const photos = added.map(
      ({ id, file }): PhotoTexts => ({ id, name: file.name, key: '', album: 'workplace', caption: '' }),
    );
    for (const { id } of added) this.#untouched.set(id, this.form.steps.tried);
    this.form.change({ photos: [...this.form.texts.photos, ...photos], looked: false });
    for (const { id, file } of added) void this.#check(id, file);
  }

  write(id: string, part: Partial<PhotoTexts>): void {
    if (part.caption !== undefined) this.#untouched.delete(id);
    this.form.change({ photos: withPhoto(this.form.texts.photos, id, part) });
  }

  /** Whether its caption is still untouched and the form was not sent since it was added. */
  isNew({ id }: PhotoTexts): boolean {
    return this.#untouched.get(id) === this.form.steps.tried;
  }

  retry(id: string): void {
    this.#queue.retry(id);
  }

  /** Also cancels the upload or deletes the uploaded picture. A published photo stays until the form is submitted. */
  remove(id: string): void {
    this.leftOut = 0;
    const key = this.form.texts.photos.find((photo) => photo.id === id)?.key;
    if (key) this.#uploads.discard(key);
    this.form.change({ photos: this.form.texts.photos.filter((photoTexts) => photoTexts.id !== id) });
    this.#queue.remove(id);
  }

  async #check(id: string, file: ChosenFile): Promise<void> {
    const bytes = isWorthReading(file) ? await this.#heads.read(file) : undefined;
    if (this.form.texts.photos.some((photoTexts) => photoTexts.id === id))
      this.#queue.add(id, file, fileProblem(file, bytes));
  }
}

import { makeAutoObservable } from 'mobx';
import type { FileHeads } from '../core/media/file-heads';
import type { ChosenFile, PictureUploads } from '../core/media/picture-uploads';
import { MOST_PHOTOS, type OwnPhotos, type ToldPhotos } from '../core/own-photos/own-photos';
import {
  EMPTY_PHOTOS,
  type PhotosProblem,
  type PhotosTexts,
  type PhotoTexts,
  photosTexts,
  readPhotos,
  withPhoto,
} from '../core/own-photos/photos-form';
import type { PhotosTelling } from '../core/own-photos/photos-telling';
import { type FileProblem, fileProblem, isWorthReading } from '../core/own-photos/sound-photo';
import { ownPhotosWords as words } from '../core/own-photos/words';
import type { Random } from '../core/shared/random';
import { type FormParts, type Lists, NO_CHOICES, ToldForm } from './told-form';
import { UploadQueue, type UploadState } from './upload-queue';

type Parts = Omit<FormParts<ToldPhotos, OwnPhotos, PhotosTexts>, 'lists' | 'telling'> & {
  readonly telling: PhotosTelling;
  readonly lists: Pick<Lists, 'suggestEmployers'>;
};

/** How pictures leave the device. */
interface Sending {
  readonly uploads: PictureUploads;
  readonly heads: FileHeads;
  readonly random: Random;
}

/** Showing what a company looks like. */
export class OwnPhotosStore {
  readonly form: ToldForm<PhotosTexts, ToldPhotos, OwnPhotos, PhotosProblem>;
  /** How many of those chosen last found no room. */
  leftOut = 0;
  readonly #queue: UploadQueue<FileProblem>;
  readonly #parts: Parts;
  readonly #sending: Sending;

  constructor(parts: Parts, sending: Sending) {
    this.#parts = parts;
    this.#sending = sending;
    this.#queue = new UploadQueue(sending.uploads, (id, { key }) => this.write(id, { key }));
    this.form = new ToldForm<PhotosTexts, ToldPhotos, OwnPhotos, PhotosProblem>(
      {
        empty: EMPTY_PHOTOS,
        textsOf: photosTexts,
        read: readPhotos,
        refusals: ['required', 'unknown', 'long', 'contact', 'abuse', 'gone', 'narrow'],
        context: 'photos',
        removed: words.removed,
      },
      {
        ...parts,
        lists: {
          listPayChoices: async () => NO_CHOICES,
          suggestEmployers: (typed, call) => parts.lists.suggestEmployers(typed, call),
        },
      },
    );
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get room(): number {
    return Math.max(0, MOST_PHOTOS - this.form.texts.photos.length);
  }

  /** Undefined for what is there. */
  stateOf({ id, key }: PhotoTexts): UploadState<FileProblem> | undefined {
    return key === '' ? (this.#queue.stateOf(id) ?? { kind: 'waiting' }) : undefined;
  }

  /** Whether pictures can be chosen; who has to log in first is asked to. */
  begin(): boolean {
    const { gate } = this.#parts.telling;
    if (gate) this.#parts.gates.open(gate, 'photos');
    return gate === undefined;
  }

  /** As many of them as there is room for, in the order they were chosen; each is looked into before it is sent. */
  add(files: readonly ChosenFile[]): void {
    if (files.length === 0 || !this.begin()) return;
    this.leftOut = Math.max(0, files.length - this.room);
    const added = files.slice(0, this.room).map((file) => ({ id: this.#sending.random.id(), file }));
    const photos = added.map(
      ({ id, file }): PhotoTexts => ({ id, name: file.name, key: '', album: 'workplace', caption: '' }),
    );
    this.form.change({ photos: [...this.form.texts.photos, ...photos], looked: false });
    for (const { id, file } of added) void this.#check(id, file);
  }

  write(id: string, part: Partial<PhotoTexts>): void {
    this.form.change({ photos: withPhoto(this.form.texts.photos, id, part) });
  }

  retry(id: string): void {
    this.#queue.retry(id);
  }

  /** Also stops what is on its way. */
  remove(id: string): void {
    this.leftOut = 0;
    this.form.change({ photos: this.form.texts.photos.filter((one) => one.id !== id) });
    this.#queue.remove(id);
  }

  async #check(id: string, file: ChosenFile): Promise<void> {
    const bytes = isWorthReading(file) ? await this.#sending.heads.read(file) : undefined;
    if (this.form.texts.photos.some((one) => one.id === id))
      this.#queue.add(id, file, fileProblem(file, bytes));
  }
}

import type { OwnPhotos, ToldPhotos } from '../../core/contributions/own-photos';
import { ownPhotosWords as words } from '../../core/contributions/own-photos-words';
import {
  EMPTY_PHOTOS,
  type PhotosProblem,
  type PhotosTexts,
  photosTexts,
  readPhotos,
} from '../../core/contributions/photos-form';
import type { PhotosTelling } from '../../core/contributions/photos-telling';
import { type FormParts, type Lists, NO_CHOICES, ToldForm } from './told-form';

type Parts = Omit<FormParts<ToldPhotos, OwnPhotos, PhotosTexts>, 'lists' | 'telling'> & {
  readonly telling: PhotosTelling;
  readonly lists: Pick<Lists, 'suggestEmployers'>;
};

/** The photo form, with the login check before pictures are chosen. */
export class PhotosForm {
  readonly told: ToldForm<PhotosTexts, ToldPhotos, OwnPhotos, PhotosProblem>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.told = new ToldForm<PhotosTexts, ToldPhotos, OwnPhotos, PhotosProblem>(
      {
        empty: EMPTY_PHOTOS,
        textsOf: photosTexts,
        read: readPhotos,
        refusals: ['refused', 'required', 'unknown', 'long', 'contact', 'abuse', 'gone', 'narrow'],
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
  }

  /** Returns whether pictures can be chosen; opens the login prompt if not. */
  begin(): boolean {
    const { gate } = this.#parts.telling;
    if (gate) this.#parts.gates.open(gate, 'photos');
    return gate === undefined;
  }
}

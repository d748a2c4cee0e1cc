import type { OwnPhotos, ToldPhotos } from '../../core/contributions/own-photos';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import {
  EMPTY_PHOTOS,
  type PhotosProblem,
  type PhotosTexts,
  photosTexts,
  readPhotos,
} from '../../core/contributions/photos-form';
import type { SubmitPhotos } from '../../core/contributions/submit-photos';
import { ContributionForm, type FormParts, type Lists, NO_CHOICES } from './contribution-form';

type Parts = Omit<FormParts<ToldPhotos, OwnPhotos, PhotosTexts>, 'lists' | 'submission'> & {
  readonly submission: SubmitPhotos;
  readonly lists: Pick<Lists, 'suggestEmployers'>;
};

/** The photo form, with the login check before pictures are chosen. */
export class PhotosForm {
  readonly form: ContributionForm<PhotosTexts, ToldPhotos, OwnPhotos, PhotosProblem>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.form = new ContributionForm<PhotosTexts, ToldPhotos, OwnPhotos, PhotosProblem>(
      {
        empty: EMPTY_PHOTOS,
        textsOf: photosTexts,
        read: readPhotos,
        refusals: ['refused', 'required', 'unknown', 'long', 'contact', 'abuse', 'gone', 'narrow'],
        context: 'photos',
        removed: text.removed,
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
    const { loginPrompt: requirement } = this.#parts.submission;
    if (requirement) this.#parts.loginPrompts.open(requirement, 'photos');
    return requirement === undefined;
  }
}

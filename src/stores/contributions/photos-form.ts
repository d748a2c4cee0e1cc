import type { OwnPhotos, PhotosInput } from '../../core/contributions/own-photos';
import { ownPhotosText as text } from '../../core/contributions/own-photos-text';
import {
  EMPTY_PHOTOS,
  type PhotosProblem,
  type PhotosTexts,
  photosTexts,
  readPhotos,
} from '../../core/contributions/photos-form';
import type { SubmitPhotos } from '../../core/contributions/submit-photos';
import type { ContributionFeedback } from './contribution-feedback';
import { ContributionForm } from './contribution-form';
import { employersOnly, type Lists } from './form-lists';

/** The photo form, with the login check before pictures are chosen. */
export class PhotosForm {
  readonly form: ContributionForm<PhotosTexts, PhotosInput, OwnPhotos, PhotosProblem>;
  readonly #submission: SubmitPhotos;
  readonly #feedback: ContributionFeedback;

  constructor(
    submission: SubmitPhotos,
    lists: Omit<Lists, 'listPayChoices'>,
    feedback: ContributionFeedback,
  ) {
    this.#submission = submission;
    this.#feedback = feedback;
    this.form = new ContributionForm<PhotosTexts, PhotosInput, OwnPhotos, PhotosProblem>(
      {
        empty: EMPTY_PHOTOS,
        textsOf: photosTexts,
        read: readPhotos,
        steps: [['companyName', 'photos', 'looked']],
        prefilled: ['companyName'],
        refusals: ['refused', 'required', 'unknown', 'long', 'contact', 'abuse', 'gone', 'narrow'],
        context: 'photos',
        thanksText: ({ contribution, waiting }) => text.thanksText(contribution.companyName, waiting),
        removed: text.removed,
      },
      submission,
      employersOnly(lists),
      feedback,
    );
  }

  /** Returns whether pictures can be chosen; opens the login prompt if not. */
  begin(): boolean {
    const { loginPrompt: requirement } = this.#submission;
    if (requirement) this.#feedback.askToLogIn(requirement, 'photos');
    return requirement === undefined;
  }
}

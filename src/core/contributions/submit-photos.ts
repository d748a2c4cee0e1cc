import type { FormStorage } from '../composer/form-storage';
import type { CurrentSession } from '../login/current-session';
import type { LoginPrompt } from '../login/session';
import { requiredLoginPrompt } from '../login/session';
import type { OwnPhotos, PhotosInput } from './own-photos';
import type { OwnPhotosPort } from './own-photos-port';
import { PHOTOS_DRAFT, type PhotosTexts } from './photos-form';
import { SubmitContribution } from './submit-contribution';

export class SubmitPhotos extends SubmitContribution<PhotosInput, OwnPhotos, PhotosTexts> {
  readonly #session: CurrentSession;

  constructor(photos: OwnPhotosPort, forms: FormStorage, current: CurrentSession) {
    super(
      {
        add: (input) => photos.addPhotos(input),
        read: (input, call) => photos.readOwnPhotos(input, call),
        change: (contribution) => photos.changePhotos(contribution),
        remove: (input) => photos.removePhotos(input),
      },
      PHOTOS_DRAFT,
      forms,
      current,
    );
    this.#session = current;
  }

  /** The login prompt before choosing pictures: they are uploaded as soon as they are chosen. */
  get loginPrompt(): LoginPrompt | undefined {
    return requiredLoginPrompt(this.#session.session, 'member');
  }
}

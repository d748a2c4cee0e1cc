import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { LoginPrompt } from '../login/session';
import { requiredLoginPrompt } from '../login/session';
import type { Storage } from '../shared/storage';
import type { OwnPhotos, PhotosInput } from './own-photos';
import type { OwnPhotosPort } from './own-photos-port';
import { PHOTOS_DRAFT, type PhotosTexts } from './photos-form';
import { SubmitContribution } from './submit-contribution';

/** A file that is not uploaded yet is lost with the page; an uploaded file is found by its key. */
class PhotosDraft extends FormDraft<PhotosTexts> {
  override keep(texts: PhotosTexts): void {
    super.keep({ ...texts, photos: texts.photos.filter(({ key }) => key !== '') });
  }
}

export class SubmitPhotos extends SubmitContribution<PhotosInput, OwnPhotos, PhotosTexts> {
  readonly #session: CurrentSession;

  constructor(photos: OwnPhotosPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (input) => photos.addPhotos(input),
        read: (input, call) => photos.readOwnPhotos(input, call),
        change: (contribution) => photos.changePhotos(contribution),
        remove: (input) => photos.removePhotos(input),
      },
      new PhotosDraft(storage, PHOTOS_DRAFT),
      current,
    );
    this.#session = current;
  }

  /** The login prompt before choosing pictures: they are uploaded as soon as they are chosen. */
  get loginPrompt(): LoginPrompt | undefined {
    return requiredLoginPrompt(this.#session.session, 'member');
  }
}

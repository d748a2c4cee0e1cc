import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Gate } from '../login/session';
import { missingGate } from '../login/session';
import type { Storage } from '../shared/storage';
import type { OwnPhotos, ToldPhotos } from './own-photos';
import type { OwnPhotosPort } from './own-photos-port';
import { PHOTOS_DRAFT, type PhotosTexts } from './photos-form';
import { Telling } from './telling';

/** A file that is not uploaded yet is lost with the page; an uploaded file is found by its key. */
class PhotosDraft extends FormDraft<PhotosTexts> {
  override keep(texts: PhotosTexts): void {
    super.keep({ ...texts, photos: texts.photos.filter(({ key }) => key !== '') });
  }
}

export class PhotosTelling extends Telling<ToldPhotos, OwnPhotos, PhotosTexts> {
  readonly #session: CurrentSession;

  constructor(photos: OwnPhotosPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (told) => photos.addPhotos(told),
        read: (of, call) => photos.readOwnPhotos(of, call),
        change: (told) => photos.changePhotos(told),
        remove: (of) => photos.removePhotos(of),
      },
      new PhotosDraft(storage, PHOTOS_DRAFT),
      current,
    );
    this.#session = current;
  }

  /** The login prompt before choosing pictures: they are uploaded as soon as they are chosen. */
  get gate(): Gate | undefined {
    return missingGate(this.#session.session, 'member');
  }
}

import type { Album } from '../companies/company';
import type { PhotoReportId } from '../shared/ids';

/** The picture is uploaded before the form is submitted. */
export interface PhotoInput {
  readonly key: string;
  readonly album: Album;
  readonly caption: string;
}

export interface PhotosInput {
  readonly companyName: string;
  readonly photos: readonly PhotoInput[];
}

export interface OwnPhotos {
  readonly id: PhotoReportId;
  readonly companyUrlName: string;
  /** Until a moderator has decided about new photos, only their author sees them. */
  readonly waiting?: boolean | undefined;
  readonly contribution: PhotosInput;
}

/** Max photos per member and company. */
export const MAX_PHOTOS = 10;
export const MAX_CAPTION_LENGTH = 80;
/** Max companies per member in three months. */
export const MAX_SHOWN = 5;

import type { Album } from '../companies/company';

/** The picture is uploaded before the form is submitted. */
export interface ToldPhoto {
  readonly key: string;
  readonly album: Album;
  readonly caption: string;
}

export interface ToldPhotos {
  readonly companyName: string;
  readonly photos: readonly ToldPhoto[];
}

export interface OwnPhotos {
  readonly id: string;
  readonly companyUrlName: string;
  readonly given: ToldPhotos;
}

/** Max photos per member and company. */
export const MOST_PHOTOS = 10;
export const MOST_CAPTION = 80;
/** Max companies per member in three months. */
export const MOST_SHOWN = 5;

import type { Album } from '../companies/company';

/** One photo somebody gives of where they work; its picture is uploaded before. */
export interface ToldPhoto {
  readonly key: string;
  readonly album: Album;
  readonly caption: string;
}

/** What somebody shows of a company. */
export interface ToldPhotos {
  readonly companyName: string;
  readonly photos: readonly ToldPhoto[];
}

/** It as it is kept, for whoever gave it. */
export interface OwnPhotos {
  readonly id: string;
  readonly companyUrlName: string;
  readonly given: ToldPhotos;
}

/** Photos one person shows of one company. */
export const MOST_PHOTOS = 10;
export const MOST_CAPTION = 80;
/** Companies one person shows in three months. */
export const MOST_SHOWN = 5;

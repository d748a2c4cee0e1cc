import type { Album } from '../companies/company';
import { MOST_CAPTION, type OwnPhotos, type ToldPhoto, type ToldPhotos } from './own-photos';
import { toneProblem } from './told-words';
import { DRAFT_KEYS } from './unsent-forms';

/** A photo as it is chosen and described. */
export interface PhotoTexts {
  readonly id: string;
  /** The name of the file, for who chose it alone. */
  readonly name: string;
  /** What the service keeps it under; empty until it is there. */
  readonly key: string;
  readonly album: Album;
  readonly caption: string;
}

/** The form photos are given in. */
export interface PhotosTexts {
  readonly companyName: string;
  readonly photos: readonly PhotoTexts[];
  /** Somebody looked at each of them once more, for who and what can be seen on it. */
  readonly looked: boolean;
}

export const EMPTY_PHOTOS: PhotosTexts = { companyName: '', photos: [], looked: false };

/** Where it is kept until it is sent. */
export const PHOTOS_DRAFT = { key: DRAFT_KEYS.photo, empty: EMPTY_PHOTOS };

/** Why a part is not taken. */
export type PhotosProblem =
  | 'refused'
  | 'required'
  | 'unknown'
  | 'long'
  | 'contact'
  | 'abuse'
  | 'waiting'
  | 'gone'
  | 'narrow'
  | 'looked';

/** By the way to the part: photos/0/caption. */
export type PhotosProblems = Readonly<Record<string, PhotosProblem>>;

export interface ReadPhotos {
  /** Undefined while something is missing. */
  readonly told: ToldPhotos | undefined;
  readonly problems: PhotosProblems;
}

/** What a filled form says. */
export function readPhotos({ companyName, photos, looked }: PhotosTexts): ReadPhotos {
  const told = {
    companyName: companyName.trim(),
    photos: photos.map(({ key, album, caption }) => ({ key, album, caption: caption.trim() })),
  };
  const problems: PhotosProblems = {
    ...(told.companyName === '' && { companyName: 'required' }),
    ...(photos.length === 0 && { photos: 'required' }),
    ...(photos.some(({ key }) => key === '') && { photos: 'waiting' }),
    ...captionProblems(told.photos),
    ...(!looked && { looked: 'looked' }),
  };
  return { told: Object.keys(problems).length === 0 ? told : undefined, problems };
}

/** A caption says what is on the photo; it leads to nobody and insults nobody. */
export const captionProblems = (photos: readonly Pick<ToldPhoto, 'caption'>[]): PhotosProblems =>
  Object.fromEntries(
    photos.flatMap(({ caption }, at) => {
      const problem = captionProblem(caption);
      return problem ? [[`photos/${at}/caption`, problem]] : [];
    }),
  );

function captionProblem(caption: string): PhotosProblem | undefined {
  if (caption.trim() === '') return 'required';
  return caption.length > MOST_CAPTION ? 'long' : toneProblem(caption);
}

/** What was given as it can be given anew. */
export const photosTexts = ({ given: { companyName, photos } }: OwnPhotos): PhotosTexts => ({
  companyName,
  photos: photos.map((photo) => ({ ...photo, id: photo.key, name: '' })),
  looked: true,
});

/** One photo changed, the others as they were. */
export const withPhoto = (
  photos: readonly PhotoTexts[],
  id: string,
  part: Partial<PhotoTexts>,
): readonly PhotoTexts[] => photos.map((one) => (one.id === id ? { ...one, ...part } : one));

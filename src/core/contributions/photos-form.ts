import type { Album } from '../companies/company';
import type { DraftedForm } from '../composer/form-draft';
import { isBlank } from '../posts/writing-rules';
import { MAX_CAPTION_LENGTH, type OwnPhotos, type PhotoInput, type PhotosInput } from './own-photos';
import { toneProblem } from './text-problems';
import { DRAFT_KEYS } from './unsent-forms';

export interface PhotoTexts {
  readonly id: string;
  /** The file name; only the uploader sees it. */
  readonly name: string;
  /** The media key on the server; empty until the upload is done. */
  readonly key: string;
  readonly album: Album;
  readonly caption: string;
}

export interface PhotosTexts {
  readonly companyName: string;
  readonly photos: readonly PhotoTexts[];
  /** The member confirmed that no photo shows a recognisable person or a readable screen, paper or badge. */
  readonly looked: boolean;
}

export const EMPTY_PHOTOS: PhotosTexts = { companyName: '', photos: [], looked: false };

export const PHOTOS_DRAFT: DraftedForm<PhotosTexts> = {
  key: DRAFT_KEYS.photo,
  empty: EMPTY_PHOTOS,
  /** A file that is not uploaded yet is lost with the page; an uploaded file is found by its key. */
  lasting: (texts) => ({ ...texts, photos: texts.photos.filter(({ key }) => key !== '') }),
};

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

/** Keyed by the path of the part: photos/0/caption. */
export type PhotosProblems = Readonly<Record<string, PhotosProblem>>;

export interface ReadPhotos {
  /** Undefined while a required part is missing. */
  readonly contribution: PhotosInput | undefined;
  readonly problems: PhotosProblems;
}

export function readPhotos({ companyName, photos, looked }: PhotosTexts): ReadPhotos {
  const contribution = {
    companyName: companyName.trim(),
    photos: photos.map(({ key, album, caption }) => ({ key, album, caption: caption.trim() })),
  };
  const problems: PhotosProblems = {
    ...(contribution.companyName === '' && { companyName: 'required' }),
    ...(photos.length === 0 && { photos: 'required' }),
    ...(photos.some(({ key }) => key === '') && { photos: 'waiting' }),
    ...captionProblems(contribution.photos),
    ...(!looked && { looked: 'looked' }),
  };
  return { contribution: Object.keys(problems).length === 0 ? contribution : undefined, problems };
}

/** A caption is required and must not contain contact details or insults. */
export const captionProblems = (photos: readonly Pick<PhotoInput, 'caption'>[]): PhotosProblems =>
  Object.fromEntries(
    photos.flatMap(({ caption }, index) => {
      const problem = captionProblem(caption);
      return problem ? [[`photos/${index}/caption`, problem]] : [];
    }),
  );

function captionProblem(caption: string): PhotosProblem | undefined {
  if (isBlank(caption)) return 'required';
  return caption.length > MAX_CAPTION_LENGTH ? 'long' : toneProblem(caption);
}

export const photosTexts = ({ contribution: { companyName, photos } }: OwnPhotos): PhotosTexts => ({
  companyName,
  photos: photos.map((photo) => ({ ...photo, id: photo.key, name: '' })),
  looked: true,
});

export const withPhoto = (
  photos: readonly PhotoTexts[],
  id: string,
  part: Partial<PhotoTexts>,
): readonly PhotoTexts[] =>
  photos.map((photoTexts) => (photoTexts.id === id ? { ...photoTexts, ...part } : photoTexts));

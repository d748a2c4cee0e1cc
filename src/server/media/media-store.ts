import { PICTURE_SIZES, type PictureSize } from '../../core/shared/picture-address';

/** Where the files of uploaded pictures are kept. What is kept is already re-encoded. */
export abstract class MediaStore {
  /** Keeps the bytes under the name, over whatever was there. */
  abstract put(file: MediaFile, bytes: Buffer): Promise<void>;
  /** Undefined when there is nothing under the name. */
  abstract get(file: MediaFile): Promise<Buffer | undefined>;
  /** Nothing happens when there is nothing under the name. */
  abstract remove(file: MediaFile): Promise<void>;
}

declare const mediaFile: unique symbol;
/** The name of one size of one picture: a random key that tells nothing, and no path. */
export type MediaFile = string & { readonly [mediaFile]: true };

const FILE = /^[A-Za-z0-9_-]{16,64}-(320|800|1600)\.webp$/;

/** Anything that is not the name of a picture's file is none. */
export const mediaFileOf = (text: string): MediaFile | undefined =>
  FILE.test(text) ? (text as MediaFile) : undefined;

export const fileOf = (key: string, size: PictureSize): MediaFile =>
  `${key}-${PICTURE_SIZES[size]}.webp` as MediaFile;

/** Every picture is kept in this form. */
export const MEDIA_TYPE = 'image/webp';

import { PICTURE_SIZES, type PictureSize } from '../../core/shared/picture-address';

/** Stores the files of uploaded pictures, which are already re-encoded. */
export abstract class MediaStore {
  /** Overwrites an existing file. */
  abstract put(file: MediaFile, bytes: Buffer): Promise<void>;
  abstract get(file: MediaFile): Promise<Buffer | undefined>;
  /** Does nothing when no file has this name. */
  abstract remove(file: MediaFile): Promise<void>;
}

declare const mediaFile: unique symbol;
/** File name of one size of a picture: a random key that reveals nothing, and never a path. */
export type MediaFile = string & { readonly [mediaFile]: true };

const FILE = /^[A-Za-z0-9_-]{16,64}-(320|800|1600)\.webp$/;

export const mediaFileOf = (text: string): MediaFile | undefined =>
  FILE.test(text) ? (text as MediaFile) : undefined;

export const fileOf = (key: string, size: PictureSize): MediaFile =>
  `${key}-${PICTURE_SIZES[size]}.webp` as MediaFile;

export const MEDIA_TYPE = 'image/webp';

import { PICTURE_SIZES, type PictureSize } from './picture-address';

/** Derived from the key alone: a URL never changes and never refers to another picture. */
export const pictureAddress = (key: string, size: PictureSize = 'large'): string =>
  `/media/${key}-${PICTURE_SIZES[size]}.webp`;

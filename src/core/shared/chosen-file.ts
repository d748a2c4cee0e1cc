import type { ChosenFile } from './picture-uploads';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Why a file is rejected before the upload: not a picture we can show, or too large for slow connections. */
export function refusedFile({ type, size }: ChosenFile): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.some((item) => item === type)) return 'type';
  return size > MAX_PICTURE_BYTES ? 'size' : undefined;
}

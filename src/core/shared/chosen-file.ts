import type { ChosenFile } from './picture-uploads';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const BIGGEST_PICTURE = 5 * 1024 * 1024;

/** Why a file is not even sent: it is no picture we can show, or too large for people on slow lines. */
export function refusedFile({ type, size }: ChosenFile): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.some((one) => one === type)) return 'type';
  return size > BIGGEST_PICTURE ? 'size' : undefined;
}

/** An uploaded picture is kept in three sizes; the number is the longest its longer side may be. */
export const PICTURE_SIZES = { small: 320, medium: 800, large: 1600 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

const ADDRESS = /^(\/media\/[A-Za-z0-9_-]{16,64})-(?:320|800|1600)\.webp$/;

/** Where a picture is, by its key alone: an address never changes and never means another picture. */
export const pictureAddress = (key: string, size: PictureSize = 'large'): string =>
  `/media/${key}-${PICTURE_SIZES[size]}.webp`;

/** The sizes of one picture for a browser to choose from (srcset); undefined for what was not uploaded here. */
export function pictureChoices(address: string): string | undefined {
  const [, stem] = ADDRESS.exec(address) ?? [];
  if (stem === undefined) return undefined;
  return Object.values(PICTURE_SIZES)
    .map((width) => `${stem}-${width}.webp ${width}w`)
    .join(', ');
}

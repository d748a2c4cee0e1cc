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

/** How long its longer side is on the screen where it fills a column: that is what its choices are named after. */
export function pictureSizes(
  { width, height }: { readonly width: number; readonly height: number },
  tallest: number = PICTURE_SIZES.large,
): string {
  const tall = Math.max(1, height / Math.max(1, width));
  const side = (length: number, unit: string) => `min(${tallest}px, ${Math.round(length * tall)}${unit})`;
  return `(min-width: 900px) ${side(640, 'px')}, ${side(100, 'vw')}`;
}

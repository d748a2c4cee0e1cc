/** An uploaded picture is stored in three sizes; the number is the maximum length of its longer side. */
export const PICTURE_SIZES = { small: 320, medium: 800, large: 1600 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

const ADDRESS = /^(\/media\/[A-Za-z0-9_-]{16,64})-(?:320|800|1600)\.webp$/;

/** The sizes of a picture for srcset; undefined for pictures that were not uploaded here. */
export function pictureChoices(address: string): string | undefined {
  const [, stem] = ADDRESS.exec(address) ?? [];
  if (stem === undefined) return undefined;
  return Object.values(PICTURE_SIZES)
    .map((width) => `${stem}-${width}.webp ${width}w`)
    .join(', ');
}

/** The length of the longer side on screen when the picture fills a column; the srcset widths refer to that side. */
export function pictureSizes(
  { width, height }: { readonly width: number; readonly height: number },
  tallest: number = PICTURE_SIZES.large,
): string {
  const tall = Math.max(1, height / Math.max(1, width));
  const side = (length: number, unit: string) => `min(${tallest}px, ${Math.round(length * tall)}${unit})`;
  return `(min-width: 900px) ${side(640, 'px')}, ${side(100, 'vw')}`;
}

/** A complete SVG file. Seed text is never inserted, so nothing can break out of the markup. */
export const svg = (viewBox: string, content: string, fit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${fit && ` preserveAspectRatio="${fit}"`}>${content}</svg>`;

/** A drawing as the address of an image. */
export const imageUrl = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}`;

/** A number with at most that many decimals and no trailing zeros. */
export const figure = (value: number, decimals = 1): string => String(Number(value.toFixed(decimals)));

export const point = (x: number, y: number, decimals = 1): string =>
  `${figure(x, decimals)},${figure(y, decimals)}`;

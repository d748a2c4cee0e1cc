/** A whole picture as a file. No text of a seed ever gets in here, so nothing can break out of the markup. */
export const svg = (viewBox: string, content: string, fit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${fit && ` preserveAspectRatio="${fit}"`}>${content}</svg>`;

/** A figure with at most so many decimals, and none it does not need. */
export const figure = (value: number, decimals = 1): string => String(Number(value.toFixed(decimals)));

/** A point as paths write it. */
export const point = (x: number, y: number, decimals = 1): string =>
  `${figure(x, decimals)},${figure(y, decimals)}`;

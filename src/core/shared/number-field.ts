import { grouped } from './numbers';

/** Whether a text is a number and nothing else. */
export const isNumeric = (text: string): boolean => text.trim() !== '' && !Number.isNaN(Number(text));

/** What a number field shows after typing: digits grouped, held between its bounds, empty when it is no number. */
export function formatNumberField(
  text: string,
  bounds: { readonly min: number; readonly max: number },
): string {
  const value = Number.parseInt(text.replaceAll(',', ''), 10);
  if (Number.isNaN(value)) return '';
  if (value >= bounds.max) return grouped(bounds.max);
  return grouped(value < 0 ? bounds.min : value);
}

import { grouped } from './numbers';
import { westernDigits } from './western-digits';

/** The displayed value after typing: digits grouped, clamped to the bounds, empty when it is not a number. */
export function formatNumberField(
  text: string,
  bounds: { readonly min: number; readonly max: number },
): string {
  const value = Number.parseInt(westernDigits(text).replaceAll(',', ''), 10);
  if (Number.isNaN(value)) return '';
  if (value >= bounds.max) return grouped(bounds.max);
  return grouped(value < 0 ? bounds.min : value);
}

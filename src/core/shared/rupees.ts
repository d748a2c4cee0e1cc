import { westernDigits } from './western-digits';

const part = (units: string): string => `(?:([\\d.]+)(?:${units})s?\\.?)?`;
/** Units get smaller, so '18 lakh 20 lakh' is no amount; only a whole text may lack one: '18 lakh 50' is not clear. */
const AMOUNT = new RegExp(
  `^(?:${part('cr|crore|करोड')}${part('l|lac|lakh|lpa|लाख')}${part('k|thousand|हजार')}|([\\d.]+))$`,
);
const SIZES = [1e7, 1e5, 1e3, 1];

/** Western digits, and a point for a decimal comma: groups of digits end with three of them, so 18,5 lakh has one. */
export const withPoint = (text: string): string => westernDigits(text).replace(/,(?=\d\d?\s*\p{L})/u, '.');

/** An amount without its currency, spaces, group commas and 'per year', and without dots below, which many leave out. */
export const bareAmount = (text: string): string =>
  withPoint(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[₹,\s_\p{Cf}\u093C]/gu, '')
    .replace(/^(rs\.?|inr)|(\/-|p\.?a\.?|(per|a|\/)(annum|year|yr))$/g, '');

/**
 * Reads an amount the way people type and paste it: '12,00,000', '₹12 lakh', '18,5 lakh', '1.2cr', '12 लाख p.a.',
 * '1 lakh 20 thousand'. A negative amount is -1, because no field accepts one. A text without an amount is a problem.
 */
export function readRupees(text: string): number | 'required' | 'unreadable' {
  const plain = bareAmount(text);
  if (plain === '') return 'required';
  const unsigned = plain.replace(/^[-−–]/, '');
  const parts = AMOUNT.exec(unsigned);
  const sum = SIZES.reduce(
    (sum, size, index) => sum + size * Number(parts?.[index + 1] ?? 0),
    parts ? 0 : NaN,
  );
  if (!(sum >= 0)) return 'unreadable';
  return unsigned === plain ? sum : -1;
}

import { type Paise, rupees } from './money';
import { type OfferPart, partOf } from './offer-parts';

/** A line with an amount; without a part the user has to check it. */
export interface OfferLine {
  readonly label: string;
  readonly part: OfferPart | undefined;
  readonly yearly: Paise;
}

type Period = 'month' | 'year';

/** Pasted tables are short; more would only slow down typing. */
const MAX_LINES = 200;
const MAX_LENGTH = 300;
const MAX_NAME_WORDS = 8;
const UNITS: Readonly<Record<string, number>> = { l: 1e5, lakh: 1e5, lpa: 1e5, cr: 1e7, crore: 1e7, k: 1e3 };
const AMOUNT =
  /(?<![\w.,%/])(?:rs\.?|inr|₹)?\s?(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?(?:\/-)?\s?(lakhs?|lpa|l|crores?|cr|k)?(?![\w%]|[.,/]\d|\s?%)/gi;
const MONTH = /month|\bp\.?\s?m\b|\/\s?mo?\b/i;
const YEAR = /\bannu|year|\bp\.?\s?a\b|\byr\b|\blpa\b/i;
/** Amounts below this are counts, row numbers and percentages. */
const MIN_AMOUNT = 50;
/** A line with one amount for these parts is yearly, even in a monthly table. */
const ONCE_A_YEAR: readonly OfferPart[] = ['variable', 'oneTime', 'stock', 'gratuity', 'insurance'];

/** Reads the lines of a salary table that was copied from an offer letter. */
export function readOfferLetter(text: string): readonly OfferLine[] {
  const rows = text
    .slice(0, MAX_LINES * MAX_LENGTH)
    .split('\n')
    .slice(0, MAX_LINES);
  let columns: readonly Period[] = [];
  const lines: OfferLine[] = [];
  for (const row of rows.map((row) => row.slice(0, MAX_LENGTH))) {
    const { label, amounts } = splitRow(row);
    if (amounts.length === 0) columns = columnsOf(row) ?? columns;
    else if (/[a-z].*[a-z]/i.test(label)) {
      const part = partOf(label);
      // A long sentence about something else, with a date or a reference number.
      if (!part && label.split(' ').length > MAX_NAME_WORDS) continue;
      const usual = part !== undefined && ONCE_A_YEAR.includes(part) ? [] : columns;
      lines.push({ label, part, yearly: yearlyOf(amounts, periodsIn(row), usual) });
    }
  }
  return lines;
}

/** The name of a row, and its amounts in rupees. Formulas in brackets and row numbers are left out. */
function splitRow(row: string): { readonly label: string; readonly amounts: readonly number[] } {
  const plain = row
    .replace(/\([^)]*\)/g, (inner) =>
      /\d{4}|\d,\d/.test(inner) && !/%|ceiling|capped|max/i.test(inner) ? inner : ' ',
    )
    .replace(/^\s*(?:[•*–-]|\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)])\s+/i, '')
    .replace(/^\s*\d{1,2}\s*[|\t]/, '');
  const found = [...plain.matchAll(AMOUNT)];
  const amounts = found.map(amountOf).filter((amount) => amount >= MIN_AMOUNT || amount === 0);
  const first = found[0]?.index ?? plain.length;
  const before = plain.slice(0, first);
  const name = /[a-z].*[a-z]/i.test(before) ? before : plain.replace(AMOUNT, ' ');
  return { label: tidy(name), amounts };
}

function amountOf([, whole = '', fraction = '', unit = '']: RegExpMatchArray): number {
  const factor = UNITS[unit.toLowerCase().replace(/(?<=lakh|crore)s$/, '')] ?? 1;
  return Number(whole.replaceAll(',', '') + fraction) * factor;
}

const tidy = (name: string): string =>
  name
    .replace(/\b(?:rs\.?|inr)\s*$|[₹|\t]/gi, ' ')
    .replace(/@\s*[\d.]+\s?%|[\d.]+\s?%( of \w+)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s:=–—-]+$/, '')
    .trim();

/** The order of the columns of a table, from its head. */
function columnsOf(row: string): readonly Period[] | undefined {
  const [month, year] = [row.search(MONTH), row.search(YEAR)];
  if (month < 0 && year < 0) return undefined;
  if (month < 0 || year < 0) return [month < 0 ? 'year' : 'month'];
  return month < year ? ['month', 'year'] : ['year', 'month'];
}

function periodsIn(row: string): readonly Period[] {
  return columnsOf(row.replace(/\([^)]*%[^)]*\)/g, ' ')) ?? [];
}

/** A row of two amounts has both periods; a single amount has the period of its row, or of the head. */
function yearlyOf(amounts: readonly number[], own: readonly Period[], head: readonly Period[]): Paise {
  const [first = 0, second] = amounts;
  const [period] = own.length === 1 ? own : head.length === 1 ? head : ['year' as const];
  if (second === undefined) return rupees(period === 'month' ? first * 12 : first);
  return rupees(Math.abs(first - second * 12) < Math.abs(second - first * 12) ? first : second);
}

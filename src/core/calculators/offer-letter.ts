import { westernDigits } from '../shared/western-digits';
import { type Paise, rupees } from './money';
import { withoutBases } from './offer-formulas';
import { plainRows, unitOfHead } from './offer-layouts';
import { type OfferLine, type OfferPart, partOf } from './offer-parts';
import { visibleText } from './offer-paste';
import { withFixedPay, withMonthlyAmounts } from './offer-sums';

type Period = 'month' | 'quarter' | 'year';

/** Pasted tables are short; more would only slow down typing. */
const MAX_LINES = 200;
const MAX_LENGTH = 300;
const MAX_NAME_WORDS = 8;
const UNITS: Readonly<Record<string, number>> = { l: 1e5, lakh: 1e5, lpa: 1e5, cr: 1e7, crore: 1e7, k: 1e3 };
const AMOUNT =
  /(?<![\w.,%/])(?:rs\.?|inr|₹)?\s?(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?(?:\/-)?\s?(lakhs?|lpa|l|crores?|cr|k)?(?![\w%]|[.,/]\d|\s?%|\s(?:days|months|years)\b|-(?:day|month|year)s?\b)/gi;
/** How tables name a period. In 'after 12 months' a month is a length of time, not the period of an amount. */
const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['month', /(?<!(?:\d|one)[\s-]?)\bmonth(?!s|['’]s)|\bp\.?\s?m\b|\/\s?mo?\b|\bmahin[ae]|मासिक|प्रति माह/i],
  ['quarter', /\bquarter|\bp\.?\s?q\b|तिमाही/i],
  ['year', /\bannu|year|\bp\.?\s?a\b|\byr\b|\blpa\b|\bsaal|वार्षिक|प्रति वर्ष/i],
];
const IN_A_YEAR: Readonly<Record<Period, number>> = { month: 12, quarter: 4, year: 1 };
/** The sum insured is not part of the pay; only the premium is. */
const INSURED =
  /sum (?:insured|assured)|\bcover(?:age)? (?:of|up ?to|worth)\b|\d\s?(?:l|lakhs?|cr)\s+cover\b/i;
const FOREIGN_CURRENCY = /\b(?:usd|eur|gbp|aed|sgd)\b|[$€£]/i;
/** Months are rounded to the rupee. */
const ROUNDING = 1;
const BRACKETS = /\([^)]*\)/g;
const DATE = /\b\d{1,2}(?:st|nd|rd|th)?[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+(?:19|20)\d\d\b/gi;
/** Amounts below this are counts, row numbers and percentages. */
const MIN_AMOUNT = 50;
/** Amounts above 500 crore are telephone and account numbers. */
const MAX_AMOUNT = 5e9;
/** A line with one amount for these parts is yearly, even in a monthly table. */
const ONCE_A_YEAR: readonly OfferPart[] = ['variable', 'oneTime', 'stock', 'gratuity', 'insurance'];
/** The head of what is deducted from the pay, where PF and ESI are the employee's own share. */
const DEDUCTIONS = /^\W*(?:[a-z][).]\s*)?(?:less|(?:employee )?deductions?|कटौती)[^\p{L}]*$/iu;
const WITHHELD: readonly OfferPart[] = ['employerPf', 'employerEsi', 'employerNps'];
const OWN_SHARE = /\(employee\b/i;
const BY_EMPLOYER = /employer|company/i;
/** Gratuity and the statutory bonus are a small share of the basic pay where a monthly table lists them by month. */
const SHARE_OF_BASIC = /gratuity|statutory|^bonus$/i;
const MAX_SHARE = 0.2;
/** Amounts further apart have different periods. */
const MAX_RAISE = 8;
/** A month in the name of these parts says when they are paid or have to be repaid. */
const IN_FULL: readonly OfferPart[] = ['oneTime', 'stock'];

/** Reads the lines of a salary table that was copied from an offer letter. */
export function readOfferLetter(text: string): readonly OfferLine[] {
  const rows = rowsOf(text);
  const unit = unitOfHead(rows);
  let columns = periodOfTotal(rows);
  let isBelowDeductions = false;
  const lines: OfferLine[] = [];
  const monthly = new Map<OfferLine, OfferLine>();
  const headless = new Map<OfferLine, OfferLine>();
  for (const row of withCellsJoined(rows)) {
    const { label, amounts } = splitRow(row, unit);
    if (amounts.length === 0) {
      columns = columnsOf(row) ?? columns;
      isBelowDeductions = DEDUCTIONS.test(row);
    } else if (hasName(label)) {
      if (FOREIGN_CURRENCY.test(row)) {
        lines.push({ label: row.replace(/\s+/g, ' ').trim(), part: undefined, yearly: 0 });
        continue;
      }
      const named = INSURED.test(row.replace(BRACKETS, ' ')) ? undefined : partOf(label);
      if (named === 'total' || BY_EMPLOYER.test(label)) isBelowDeductions = false;
      const isOwnShare = isBelowDeductions || OWN_SHARE.test(row);
      const part = isOwnShare && named && WITHHELD.includes(named) ? 'deduction' : named;
      // A long sentence about something else, with a date or a reference number.
      if (!part && label.split(' ').length > MAX_NAME_WORDS) continue;
      const isYearly = isOnceAYear(label, part, amounts[0], lines);
      const own = part !== undefined && IN_FULL.includes(part) ? [] : periodsIn(row);
      const line = { label, part, yearly: yearlyOf(amounts, own, isYearly ? [] : columns) };
      lines.push(line);
      if (isYearly) monthly.set(line, { ...line, yearly: yearlyOf(amounts, own, columns) });
      const isSingle = amounts.length === 1 && own.length + columns.length === 0;
      if (isSingle && isRegular(part) && (!isYearly || SHARE_OF_BASIC.test(label)))
        headless.set(line, { ...line, yearly: line.yearly * IN_A_YEAR.month });
    }
  }
  return withFixedPay(withMonthlyAmounts(lines, monthly, headless));
}

const rowsOf = (text: string): readonly string[] =>
  plainRows(
    visibleText(text.slice(0, MAX_LINES * MAX_LENGTH))
      .split('\n')
      .slice(0, MAX_LINES)
      .map((row) => withoutBases(westernDigits(row.slice(0, MAX_LENGTH)).replace(DATE, ' '))),
  ).slice(0, MAX_LINES);

/** Parts that a letter may list by month; the CTC without a period is yearly. */
const isRegular = (part: OfferPart | undefined): boolean =>
  part !== undefined && part !== 'ctc' && !IN_FULL.includes(part);

function isOnceAYear(
  label: string,
  part: OfferPart | undefined,
  amount: number | undefined,
  above: readonly OfferLine[],
): boolean {
  if (part === undefined || !ONCE_A_YEAR.includes(part)) return false;
  const basic = above.reduce((sum, line) => sum + (line.part === 'basic' ? line.yearly : 0), 0);
  return !SHARE_OF_BASIC.test(label) || rupees((amount ?? 0) * 12) >= basic * MAX_SHARE;
}

const hasName = (text: string): boolean => /\p{L}.*\p{L}/u.test(text);
const hasLatinName = (text: string): boolean => /[a-z].*[a-z]/i.test(text);

/** Tables copied from a PDF have one cell a row: the amounts belong to the name above them. */
function withCellsJoined(rows: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const row of rows.filter((row) => row.trim() !== '')) {
    const name = joined.at(-1);
    const isAmount = /^[\s₹]*(?:rs\.?|inr)?\s*\d[\d,.]*(?:\s*\/-)?\s*$/i.test(row);
    if (isAmount && name !== undefined && hasName(name) && (row.includes(',') || partOf(name)))
      joined[joined.length - 1] = `${name}\t${row.trim()}`;
    else joined.push(row);
  }
  return joined;
}

/** The name of a row, and its amounts in rupees. Formulas in brackets and row numbers are left out. */
function splitRow(
  row: string,
  unit: number,
): { readonly label: string; readonly amounts: readonly number[] } {
  // A name in Hindi is often followed by the English one in brackets.
  const isHindi = !hasLatinName(row.replace(BRACKETS, ' '));
  const plain = row
    .replace(BRACKETS, (inner) =>
      isHindi || (/\d{4}|\d,\d/.test(inner) && !/%|ceiling|capped|max/i.test(inner)) ? inner : ' ',
    )
    .replace(/^\s*(?:[•*–-]|\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)])\s+/i, '')
    .replace(/^\s*\d{1,2}\s*[|\t]/, '');
  const found = [...plain.matchAll(AMOUNT)].filter((match) => isPay(amountOf(match, unit)));
  const amounts = found.map((match) => amountOf(match, unit));
  const before = plain.slice(0, found[0]?.index);
  const name = hasName(before) ? before : plain.replace(AMOUNT, ' ');
  return { label: tidy(name), amounts };
}

const isPay = (amount: number): boolean => (amount >= MIN_AMOUNT && amount <= MAX_AMOUNT) || amount === 0;

function amountOf([, whole = '', fraction = '', unit = '']: RegExpMatchArray, usual: number): number {
  const factor = UNITS[unit.toLowerCase().replace(/(?<=lakh|crore)s$/, '')] ?? usual;
  return Number(whole.replaceAll(',', '') + fraction) * factor;
}

const tidy = (name: string): string =>
  name
    .replace(/;.*$/, '')
    .replace(/\b(?:rs\.?|inr)\s*$|[₹|\t()]/gi, ' ')
    .replace(/@\s*[\d.]+\s?%|[\d.]+\s?%( of \w+)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[\s.:=–—"-]+$/gu, '')
    .trim();

/** The order of the columns of a table, from its head. */
function columnsOf(row: string): readonly Period[] | undefined {
  const found = PERIODS.map(([period, name]) => ({ period, at: row.search(name) })).filter(
    ({ at }) => at >= 0,
  );
  return found.length === 0 ? undefined : found.sort((a, b) => a.at - b.at).map(({ period }) => period);
}

/** The period of a list without a head: 'Gross salary per month' is for all amounts above it too. */
function periodOfTotal(rows: readonly string[]): readonly Period[] {
  const named = rows
    .filter((row) => /\bgross\b|\bnet\b|take[- ]?home/i.test(row))
    .flatMap((row) => columnsOf(row) ?? []);
  const others = rows.flatMap((row) => columnsOf(row) ?? []);
  return named.length > 0 && others.every((period) => period === named[0]) ? named.slice(0, 1) : [];
}

/** 'Paid quarterly' says when a yearly amount is paid; only the head of a table has quarters. */
function periodsIn(row: string): readonly Period[] {
  const found = columnsOf(row.replace(/\([^)]*%[^)]*\)/g, ' ')) ?? [];
  return found.filter((period) => period !== 'quarter');
}

/** A row of two amounts has both periods; a single amount has the period of its row, or of the head. */
function yearlyOf(amounts: readonly number[], own: readonly Period[], head: readonly Period[]): Paise {
  const [first = 0, second] = amounts;
  const [period] = own.length === 1 ? own : head.length === 1 ? head : [];
  if (second === undefined) return rupees(first * IN_A_YEAR[period ?? 'year']);
  const yearly = yearlyAmong(amounts);
  if (yearly !== undefined) return rupees(yearly);
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  if (period === undefined || high > low * MAX_RAISE) return rupees(high);
  // Two amounts of one period are the pay before and after a raise.
  return rupees((amounts.at(-1) ?? 0) * IN_A_YEAR[period]);
}

/** The amount that is twelve or four times another: a table may have a formula or a quarter between the two. */
function yearlyAmong(amounts: readonly number[]): number | undefined {
  for (const factor of [12, 4]) {
    const misses = amounts.map((amount) =>
      Math.min(...amounts.map((other) => Math.abs(amount - other * factor))),
    );
    const least = Math.min(...misses);
    if (least <= ROUNDING * factor) return amounts[misses.indexOf(least)];
  }
  return undefined;
}

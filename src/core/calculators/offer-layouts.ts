import { partOf } from './offer-parts';

/** Names of an HR system’s export, such as specialAllowance. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const TWO_TABLES = /\bearnings?\b.*\bdeductions?\b/i;
/** A name and an amount, twice, with a gap between the cells. Slow for rows with many spaces in a row. */
const TWO_PAIRS =
  /^\s*(\p{L}.*?(?:\s{2,}|\t|\|)\s*[₹\d][\d,.]*)(?:\s{2,}|\s*[\t|]\s*)(\p{L}.*?(?:\s{2,}|\t|\|)\s*[₹\d][\d,.]*)\s*\|?\s*$/u;
const IN_LAKH = /\b(?:figures?|amounts?|values?|all)\b.*\bin\b.*\b(?:lakhs?|lacs?)\b/i;
/** The number of a wage type in a payroll export. */
const CODE = /^\s*\d{3,6}\s*[;|\t]\s*(?=\p{L})/u;
const SEMICOLONS = /^[^;]*;[^;]*;/;
/** A clause with an amount ends before the name of another: “Conveyance 1,600 and washing allowance 400”. */
const NEXT_CLAUSE = /(?<=\d.*)(?:;|,? of which|,? and|,? plus|\.(?=\s+\p{Lu}\p{Ll}))\s+(?=\p{L}.*\d{3})/u;
/** The name of the next part after an amount and its period: “Basic 30,000 p.m., HRA 15,000 p.m.” */
const NEXT_NAME =
  /(?<=\d(?:\/-)?(?:\s*(?:per month|per annum|p\.?m\.?|p\.?a\.?))?)[,;|]?\s+(?!(?:of|on|from|up|per|pm|pa|l|lpa|lakhs?|lacs?|cr|crores?|k)\b|p\.)(?=\p{L})/iu;
/** The line below the head of a Markdown table. */
const RULE = /^[\s|:+-]*-[\s|:+-]*$/;
const MAX_CELLS = 20;
const CELLS = /\s*[\t|]\s*/;
const HAS_AMOUNT = /\d{3}/;

/** Rows as if each had a single name: names in one word become words, and two tables side by side follow each other. */
export function plainRows(rows: readonly string[]): readonly string[] {
  const tabbed = rows
    .filter((row) => !RULE.test(row))
    .map((row) => (SEMICOLONS.test(row) ? row.replaceAll(';', '\t') : row));
  const named = turned(tabbed).map((row) => row.replace(CODE, '').replace(CAMEL_CASE, ' '));
  if (!named.some((row) => TWO_TABLES.test(row))) return named.flatMap(clausesOf);
  return named.flatMap((row) => {
    const [, earned, deducted] = TWO_PAIRS.exec(row.replace(/ {3,}/g, '  ')) ?? [];
    return earned && deducted ? [earned, `Less ${deducted}`] : [row];
  });
}

/** What an amount without a unit counts: 1 lakh where a head says so. */
export const unitOfHead = (rows: readonly string[]): number =>
  rows.some((row) => !/\d/.test(row) && IN_LAKH.test(row)) ? 100_000 : 1;

/** Splits a sentence that names several parts of the pay. Without a part in each clause it stays whole. */
function clausesOf(row: string): readonly string[] {
  const clauses = row.split(NEXT_CLAUSE);
  const whole = clauses.every((clause) => HAS_AMOUNT.test(clause)) ? clauses : [row];
  return whole.flatMap((clause) => {
    const named = clause.split(NEXT_NAME);
    return named.every((name) => HAS_AMOUNT.test(name) && partOf(name) !== undefined) ? named : [clause];
  });
}

/** A table with the names in its head and a row for each period, as if it had a row for each name. */
function turned(rows: readonly string[]): readonly string[] {
  const at = rows.findIndex(isHeadOfParts);
  const names = cellsOf(rows[at] ?? '');
  const end = rows.findIndex((row, index) => index > at && !isRowOf(names, row));
  const amounts = rows.slice(at + 1, end < 0 ? rows.length : end).map(cellsOf);
  if (at < 0 || amounts.length === 0) return rows;
  const table = names.map((name, column) =>
    [name, ...amounts.map((cells) => cells[column] ?? '')].join('\t'),
  );
  return [...rows.slice(0, at), ...table, ...(end < 0 ? [] : rows.slice(end))];
}

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\s*\||\|\s*$/g, '')
    .trim()
    .split(CELLS);

function isHeadOfParts(row: string): boolean {
  if (/\d{2}/.test(row)) return false;
  const cells = cellsOf(row);
  return cells.length <= MAX_CELLS && cells.filter((cell) => partOf(cell) !== undefined).length >= 3;
}

const isRowOf = (names: readonly string[], row: string): boolean =>
  cellsOf(row).length === names.length && HAS_AMOUNT.test(row);

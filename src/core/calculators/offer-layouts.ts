/** Names of an HR system’s export, such as specialAllowance. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const TWO_TABLES = /\bearnings?\b.*\bdeductions?\b/i;
/** A name and an amount, twice, with a gap between the cells. Slow for rows with many spaces in a row. */
const TWO_PAIRS =
  /^\s*(\p{L}.*?(?:\s{2,}|\t|\|)\s*[₹\d][\d,.]*)(?:\s{2,}|\s*[\t|]\s*)(\p{L}.*?(?:\s{2,}|\t|\|)\s*[₹\d][\d,.]*)\s*\|?\s*$/u;
const IN_LAKH = /\b(?:figures?|amounts?|values?|all)\b.*\bin\b.*\b(?:lakhs?|lacs?)\b/i;

/** Rows as if each had a single name: names in one word become words, and two tables side by side follow each other. */
export function plainRows(rows: readonly string[]): readonly string[] {
  const named = rows.map((row) => row.replace(CAMEL_CASE, ' '));
  if (!named.some((row) => TWO_TABLES.test(row))) return named;
  return named.flatMap((row) => {
    const [, earned, deducted] = TWO_PAIRS.exec(row.replace(/ {3,}/g, '  ')) ?? [];
    return earned && deducted ? [earned, `Less ${deducted}`] : [row];
  });
}

/** What an amount without a unit counts: 1 lakh where a head says so. */
export const unitOfHead = (rows: readonly string[]): number =>
  rows.some((row) => !/\d/.test(row) && IN_LAKH.test(row)) ? 100_000 : 1;

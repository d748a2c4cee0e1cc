const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', 1e3],
  ['thousand', 1e3],
  ['l', 1e5],
  ['lac', 1e5],
  ['lakh', 1e5],
  ['lpa', 1e5],
  ['cr', 1e7],
  ['crore', 1e7],
  ['हजार', 1e3],
  ['लाख', 1e5],
  ['करोड', 1e7],
]);
/** The dot below, which many leave out, and the plural: lakhs, lacs, crores. */
const OPTIONAL_SIGNS = /\u093C|\Bs$/g;

/** Rupees in a unit of pay as people type it, such as 'lakh' or 'लाख'. */
export const amountUnit = (text: string): number | undefined =>
  UNITS.get(text.normalize('NFD').replace(OPTIONAL_SIGNS, ''));

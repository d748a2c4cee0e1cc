/** States where people work, most frequent first. */
export const STATES = [
  'KA',
  'MH',
  'TS',
  'TN',
  'DL',
  'HR',
  'UP',
  'WB',
  'GJ',
  'AP',
  'KL',
  'RJ',
  'MP',
  'PB',
  'OD',
  'BR',
  'JH',
  'AS',
  'CH',
  'CG',
  'GA',
  'HP',
  'JK',
  'UK',
  'AR',
  'MN',
  'ML',
  'MZ',
  'NL',
  'SK',
  'TR',
  'PY',
  'LA',
  'AN',
  'DN',
  'LD',
  'other',
] as const;

export type State = (typeof STATES)[number];

/** States and territories without professional tax. */
const UNTAXED = [
  'LA',
  'AN',
  'DN',
  'LD',
  'DL',
  'HR',
  'UP',
  'RJ',
  'UK',
  'HP',
  'JK',
  'CH',
  'GA',
  'CG',
  'AR',
] as const;

export const forUntaxed = <Value>(value: Value) =>
  Object.fromEntries(UNTAXED.map((state) => [state, value])) as Readonly<
    Record<(typeof UNTAXED)[number], Value>
  >;

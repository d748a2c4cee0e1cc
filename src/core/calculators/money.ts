/** Money is whole paise; rates are basis points. Fractions of a paisa never occur. */
export type Paise = number;
export type BasisPoints = number;

export const rupees = (amount: number): Paise => Math.round(amount * 100);

/** Nearest rupee, half up. */
export const roundRupee = (amount: Paise): Paise => Math.floor((amount + 50) / 100) * 100;

export const ceilRupee = (amount: Paise): Paise => Math.ceil(amount / 100) * 100;

/** A part of an amount in basis points, to the paisa. */
export const part = (amount: Paise, rate: BasisPoints): Paise => Math.round((amount * rate) / 10_000);

/** A part of an amount in basis points, to the rupee. */
export const partRupee = (amount: Paise, rate: BasisPoints): Paise => roundRupee(part(amount, rate));

/** Income and tax are rounded once: paise dropped, then to the nearest ten rupees, five up (s.516). */
export const roundTen = (amount: Paise): Paise => Math.floor((Math.floor(amount / 100) + 5) / 10) * 1000;

/** An amount of paise times a fraction of whole numbers, to the rupee. */
export const fractionRupee = (amount: Paise, numerator: number, denominator: number): Paise =>
  roundRupee(Math.round((amount * numerator) / denominator));

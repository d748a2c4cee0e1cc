/** The product's name. The only place it is written in code. */
export const BRAND = 'Humkaar';

/** The only place in the code with the product name. */
export const BRAND = 'Humkaar';

/** The language of pages and emails, as used in their markup. */
export const LANGUAGE: string = 'en-IN';

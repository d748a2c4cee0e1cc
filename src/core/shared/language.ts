/** The language of pages and letters, as their markup names it. */
export const LANGUAGE: string = 'en-IN';

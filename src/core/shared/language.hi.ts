export const LANGUAGE: typeof import('./language').LANGUAGE = 'hi-IN';

import type { laterEn } from './later-en';

/** The shape every language has for what is loaded later. */
export type LaterMessages = typeof laterEn;

/** The language of what is loaded later. */
export abstract class LaterCatalogue {
  abstract readonly words: LaterMessages;
}

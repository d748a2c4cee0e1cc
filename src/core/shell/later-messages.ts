import type { laterEn } from './later-en';

export type LaterMessages = typeof laterEn;

export abstract class LaterCatalogue {
  abstract readonly words: LaterMessages;
}

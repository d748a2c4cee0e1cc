import type { en } from './en';

/** The shape every language has. */
export type Messages = typeof en;

/** The language the page speaks. */
export abstract class Catalogue {
  abstract readonly messages: Messages;
}

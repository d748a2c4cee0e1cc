import type { en } from './en';

export type Messages = typeof en;

export abstract class Catalogue {
  abstract readonly messages: Messages;
}

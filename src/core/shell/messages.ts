import type { messagesText } from './messages-text';

export type Messages = typeof messagesText;

export abstract class Catalogue {
  abstract readonly messages: Messages;
}

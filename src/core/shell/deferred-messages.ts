import type { deferredText } from './deferred-text';

export type DeferredMessages = typeof deferredText;

export abstract class DeferredCatalogue {
  abstract readonly text: DeferredMessages;
}

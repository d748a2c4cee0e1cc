import type { deferredEn } from './deferred-en';

export type DeferredMessages = typeof deferredEn;

export abstract class DeferredCatalogue {
  abstract readonly text: DeferredMessages;
}

import type { Failure } from './failure';

/** Data that is loaded on demand: idle, loading, loaded or failed. */
export type Loadable<T> =
  | { readonly state: 'IDLE' }
  | { readonly state: 'LOADING'; readonly value?: T | undefined }
  | { readonly state: 'SUCCESS'; readonly value: T }
  | { readonly state: 'FAILURE'; readonly failure: Failure; readonly value?: T | undefined };

/** The value, if any; a reload keeps the old one. */
export const loaded = <T>(loadable: Loadable<T>): T | undefined =>
  'value' in loadable ? loadable.value : undefined;

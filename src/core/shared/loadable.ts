import type { Failure } from './failure';

/** Something that is fetched: not asked for yet, on its way, here, or failed. */
export type Loadable<T> =
  | { readonly state: 'IDLE' }
  | { readonly state: 'LOADING'; readonly value?: T | undefined }
  | { readonly state: 'SUCCESS'; readonly value: T }
  | { readonly state: 'FAILURE'; readonly failure: Failure; readonly value?: T | undefined };

/** The value, if there is one; a reload keeps showing the old one. */
export const loaded = <T>(loadable: Loadable<T>): T | undefined =>
  'value' in loadable ? loadable.value : undefined;

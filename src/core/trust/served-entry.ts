import type { LoggedContribution } from './contribution';

/** The current state of a contribution that an entry of the log accepted. */
export type ServedEntry = { readonly index: number } & (
  | ({
      readonly state: 'shown';
      readonly salt: string;
      /** The slug of the company whose reviews contain it. */
      readonly company?: string | undefined;
    } & LoggedContribution)
  /** A change or removal that enters the log at this time. */
  | { readonly state: 'waiting'; readonly until: string }
  /** A comment below a hidden post; undefined for a post from before the log. */
  | { readonly state: 'covered'; readonly by?: string | undefined }
  | { readonly state: 'gone' }
);

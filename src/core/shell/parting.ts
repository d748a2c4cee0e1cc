/** What a member who signed out is told on the next page, and which page that is where it is not the same one. */
export interface Parting {
  readonly text: string;
  readonly path?: string | undefined;
}

/** Where the tab keeps the text from one page to the next. */
export const PARTING = 'parting:v1';
/** The same for an action that was refused because the session has ended. */
export const REFUSAL = 'refusal:v1';

/** The query of the page that says it: a toast without words makes the page ready to show one at once. */
export const PARTING_SEARCH = '?toast=';

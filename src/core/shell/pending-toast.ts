/** The message for the next page after signing out, and that page's path if it is a different one. */
export interface PendingToast {
  readonly text: string;
  readonly path?: string | undefined;
}

/** Key in tab storage for the text of the next page. */
export const PENDING_TOAST_KEY = 'parting:v1';
/** Key for the message about an action refused because the session has ended. */
export const REFUSAL_TOAST_KEY = 'refusal:v1';

/** Query of the page that shows the message: an empty toast makes it load the toast code at once. */
export const PENDING_TOAST_SEARCH = '?toast=';

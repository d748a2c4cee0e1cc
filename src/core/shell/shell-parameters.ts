import { buildQuery, parseQuery, valueIn, without } from './query';

/** Each is done once and then leaves the address, with the names that belong to it. */
const DONE_ONCE: Readonly<Record<string, readonly string[]>> = {
  showLoginModal: [],
  toast: [],
  openCreatePost: ['entityId', 'name', 'logo', 'type'],
  notification_id: ['k'],
  openOnboarding: [],
  onLogin: [],
  linkedinLogin: [],
  naukriLogin: [],
};

/** The address's query when everything in it was done; what cannot be decoded leaves it too. */
export function withoutShell(search: string): string {
  const query = parseQuery(search);
  const done = Object.entries(DONE_ONCE).flatMap(([name, companions]) =>
    valueIn(query, name) === undefined ? [] : [name, ...companions],
  );
  const rest = without(query, done);
  return rest.length === search.split('&').length ? search : buildQuery(rest);
}

/** Whether an address asks anything of the frame around the screen. */
export const asksFrame = (search: string): boolean => withoutShell(search) !== search;

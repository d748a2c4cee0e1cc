import { buildQuery, parseQuery, valueIn, without } from './query';

/** Params that are handled once and then removed from the address, with their companion params. */
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

/** The query without handled params; this also drops parts that cannot be decoded. */
export function withoutShell(search: string): string {
  const query = parseQuery(search);
  const done = Object.entries(DONE_ONCE).flatMap(([name, companions]) =>
    valueIn(query, name) === undefined ? [] : [name, ...companions],
  );
  const rest = without(query, done);
  return rest.length === search.split('&').length ? search : buildQuery(rest);
}

export const asksFrame = (search: string): boolean => withoutShell(search) !== search;

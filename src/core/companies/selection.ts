import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { pathTo } from '../shell/screens';

/** So many columns can be read side by side. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const NAME = /^[a-z0-9-]{1,120}$/;
const QUERY_NAME = 'companies';

/** The companies an address names, each once, as many as fit; what is no name is left out. */
export function readSelection(search: string): readonly string[] {
  const names = (valueIn(parseQuery(search), QUERY_NAME) ?? '').split(',').filter((name) => NAME.test(name));
  return [...new Set(names)].slice(0, MOST_COMPARED);
}

/** Where these companies stand side by side. The commas stay readable. */
export const comparePath = (names: readonly string[]): string =>
  pathTo('compare') +
  buildQuery(names.length === 0 ? [] : [[QUERY_NAME, names.slice(0, MOST_COMPARED).join(',')]]).replaceAll(
    '%2C',
    ',',
  );

export const withCompany = (names: readonly string[], added: string): readonly string[] =>
  [...new Set([...names, added])].slice(0, MOST_COMPARED);

export const withoutCompany = (names: readonly string[], removed: string): readonly string[] =>
  names.filter((name) => name !== removed);

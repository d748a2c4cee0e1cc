import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { pathTo } from '../shell/screens';

/** Columns that fit next to each other. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

const NAME = /^[a-z0-9-]{1,120}$/;
const QUERY_NAME = 'companies';

/** Takes each valid name once, as many as fit. */
export function readSelection(search: string): readonly string[] {
  const names = (valueIn(parseQuery(search), QUERY_NAME) ?? '')
    .toLowerCase()
    .split(',')
    .filter((name) => NAME.test(name));
  return [...new Set(names)].slice(0, MAX_COMPARED);
}

/** Keeps the commas unescaped, so that the URL stays readable. */
export const comparePath = (names: readonly string[]): string =>
  pathTo('compare') +
  buildQuery(names.length === 0 ? [] : [[QUERY_NAME, names.slice(0, MAX_COMPARED).join(',')]]).replaceAll(
    '%2C',
    ',',
  );

export const withCompany = (names: readonly string[], added: string): readonly string[] =>
  [...new Set([...names, added])].slice(0, MAX_COMPARED);

export const withoutCompany = (names: readonly string[], removed: string): readonly string[] =>
  names.filter((name) => name !== removed);

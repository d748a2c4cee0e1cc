import { decodePiece } from './decode-piece';

export type Query = readonly (readonly [name: string, value: string])[];

/** Accepts any query; omits parts that cannot be decoded. */
export function parseQuery(search: string): Query {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const [name = '', ...rest] = piece.split('=');
      const pair = [decodeWord(name), decodeWord(rest.join('='))] as const;
      return pair[0] === undefined || pair[1] === undefined ? [] : [[pair[0], pair[1]] as const];
    });
}

/** Includes the question mark, or is empty. */
export const buildQuery = (query: Query): string =>
  query.length === 0
    ? ''
    : `?${query.map(([name, value]) => `${encodeWord(name)}=${encodeWord(value)}`).join('&')}`;

export const valueIn = (query: Query, name: string): string | undefined =>
  query.find(([key]) => key === name)?.[1];

export const without = (query: Query, names: readonly string[]): Query =>
  query.filter(([name]) => !names.includes(name));

/** Replaces these values in the query; undefined removes a name. */
export function withValues(query: Query, values: Readonly<Record<string, string | undefined>>): Query {
  const saved = without(query, Object.keys(values));
  const added = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return [...saved, ...added];
}

/** Parses and builds the named values of a query; missing and empty values are omitted. */
export interface QueryCodec<Name extends string> {
  readonly parse: (search: string) => { readonly [N in Name]?: string };
  readonly build: (values: { readonly [N in Name]?: string | undefined }) => string;
}

export function queryCodec<const Name extends string>(names: readonly Name[]): QueryCodec<Name> {
  return {
    parse: (search) => {
      const query = parseQuery(search);
      const found = names.flatMap((name) => {
        const value = valueIn(query, name);
        return value ? [[name, value] as const] : [];
      });
      return Object.fromEntries(found) as { readonly [N in Name]?: string };
    },
    build: (values) =>
      buildQuery(
        names.flatMap((name) => {
          const value = values[name];
          return value ? [[name, value] as const] : [];
        }),
      ),
  };
}

/** Without NUL, which no text may contain. */
const decodeWord = (word: string): string | undefined =>
  decodePiece(word.replace(/\+/g, ' '))?.replace(/\0/g, '');
const encodeWord = (word: string): string => encodeURIComponent(toWellFormed(word)).replace(/%20/g, '+');
/** A lone surrogate cannot be encoded into an address. */
const toWellFormed = (text: string): string =>
  text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');

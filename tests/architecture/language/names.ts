import { parse } from 'yaml';
import type { SourceFile } from '../source-file';
import { namesOf, type Piece } from './extract';
import { NAME_WORDS } from './phrases';

/** Also forbidden in tables and contracts, where the glossary allows no second meaning. */
const SHARED_NAME_WORDS: Readonly<Record<string, string>> = {
  laid: 'mixed',
  office: 'location, staff role',
  offices: 'locations',
  standing: 'status, membership, position',
  teller: 'reporter',
  tellers: 'reporters',
};

/** Names of the specification (product.md, checklist.md) or with the word's modern meaning. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  Office: 'R-060: "one office" of a company',
  listOffices: 'R-060',
  listAbusiveWords: 'R-630: /v1/abusive-words',
  officeUrl: 'R-060: {locationUrl}-offices',
  offices: 'R-060',
  readOffice: 'R-060',
};

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|[-_#./]/).map((word) => word.toLowerCase());

const problemWith = (name: string, words: Readonly<Record<string, string>>): string | undefined => {
  const word = wordsOf(name).find((part) => Object.hasOwn(words, part));
  return word === undefined ? undefined : `"${name}" → ${words[word]}`;
};

export const problemOfName = (name: string): string | undefined => problemWith(name, NAME_WORDS);

/** The same for names of tables, columns, indexes and contracts, which other programs and people use. */
export const problemOfSharedName = (name: string): string | undefined =>
  Object.hasOwn(ALLOWED_NAMES, name) ? undefined : problemWith(name, { ...NAME_WORDS, ...SHARED_NAME_WORDS });

/** The tables and columns of a file of table types. */
export const columnsOf = (file: SourceFile): Piece[] =>
  namesOf(file).filter(({ text }) => /^[a-z][a-z0-9_]*$/.test(text));

/** The names that a contract defines: operations, schemas, properties, parameters and core names. */
export function contractNamesOf({ path, text }: { readonly path: string; readonly text: string }): Piece[] {
  const names: string[] = [];
  const visit = (node: unknown, parent = ''): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      if (parent === 'schemas' || parent === 'properties') names.push(key);
      const isName = key === 'operationId' || key === 'x-domain' || (key === 'name' && 'in' in node);
      if (isName && typeof value === 'string') names.push(value);
      visit(value, key);
    }
  };
  visit(parse(text));
  return names.map((name) => ({ path, line: lineOf(text, name), text: name }));
}

const lineOf = (text: string, name: string): number =>
  text.slice(0, Math.max(0, text.search(new RegExp(`\\b${name}\\b`)))).split('\n').length;

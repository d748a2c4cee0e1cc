import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';

const EMPTY_WORD = /(Manager|Helper|Helpers|Util|Utils|Impl|DTO|Dto)$/;
const HUNGARIAN = /^I[A-Z][a-z]/;
const LEFTOVER = /-(copy|old|new|final|backup|v?\d)$/;

export const fileNames: Rule = {
  name: 'a file is named in kebab-case after what it exports',
  reason: 'Names differ between file systems only by case, and leftovers mislead.',
  wayOut: 'Use words joined by hyphens; replace the old file instead of adding another one.',
  covers: () => true,
  find: (file) => {
    const base =
      file.path
        .split('/')
        .at(-1)
        ?.replace(/(\.(test|spec|config|d|module|hi))?\.\w+$/, '') ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base)) return [{ line: 1, what: 'is not in kebab-case.' }];
    if (LEFTOVER.test(base)) return [{ line: 1, what: 'is named like a leftover.' }];
    if (/(^|-)(manager|helpers?|utils?|impl|misc|common)$/.test(base))
      return [{ line: 1, what: 'is named like a collection of everything.' }];
    return [];
  },
};

export const emptyNames: Rule = {
  name: 'no name ends in Manager, Helper, Util, Impl or begins with I for interface',
  reason: 'Such a word says that no one decided what the thing does.',
  wayOut: 'Name it after what it does or is.',
  covers: () => true,
  find: (file) =>
    nodesOf(file).flatMap((node) => {
      const name = declaredName(node);
      if (name === undefined) return [];
      const isType =
        ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
      const bad = EMPTY_WORD.test(name) || (isType && HUNGARIAN.test(name));
      return bad ? [at(file, node, `declares ${name}.`)] : [];
    }),
};

function declaredName(node: ts.Node): string | undefined {
  if (ts.isVariableDeclaration(node)) return ts.isIdentifier(node.name) ? node.name.text : undefined;
  const isNamed =
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node);
  return isNamed ? node.name?.text : undefined;
}

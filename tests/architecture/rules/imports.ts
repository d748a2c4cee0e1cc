import { posix } from 'node:path';
import ts from 'typescript';
import { IMPORT_TABLE, INNER_IMPORT_RULES } from '../import-table';
import { at, nodesOf, type Rule } from '../rule';
import { isTest, layerOf, type SourceFile } from '../source-file';

export interface Import {
  readonly node: ts.Node;
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const read = new WeakMap<SourceFile, readonly Import[]>();

/** All forms of import: import, export from, import(), import('…') types, require, import = require. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = read.get(file);
  if (known) return known;
  const imports = nodesOf(file).flatMap((node) => {
    const found = importOf(node);
    return found ? [{ node, ...found }] : [];
  });
  read.set(file, imports);
  return imports;
}

function importOf(node: ts.Node): Omit<Import, 'node'> | undefined {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, isErased(node));
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return named(node.argument.literal, true);
  if (ts.isExternalModuleReference(node)) return named(node.expression, false);
  if (ts.isCallExpression(node) && isLoading(node)) return named(node.arguments[0], false);
  return undefined;
}

/** `import { type A, type B }` loads nothing at run time. */
function isErased(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  const names = clause.namedBindings;
  return (
    clause.isTypeOnly ||
    (!clause.name &&
      !!names &&
      ts.isNamedImports(names) &&
      names.elements.every((importSpecifier) => importSpecifier.isTypeOnly))
  );
}

const isLoading = (node: ts.CallExpression): boolean =>
  node.expression.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(node.expression) && node.expression.text === 'require');

const named = (node: ts.Node | undefined, typeOnly: boolean): Omit<Import, 'node'> | undefined =>
  node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : undefined;

/** The path of a relative import, from the root; undefined for a package. */
export const targetOf = (path: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined;

/** The package of `@scope/name/file` and of `name/file`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export const imports: Rule = {
  name: 'a layer imports only what the import table allows',
  reason:
    'A folder’s name says what its code may touch, so that each layer can be read, tested and replaced alone.',
  wayOut: 'The table in src/README.md names the way out.',
  covers: (path) => path.startsWith('src/') && !isTest(path),
  find: (file) =>
    importsOf(file).flatMap(({ node, specifier }) => {
      const problem = problemOf(file.path, specifier);
      return problem ? [at(file, node, problem)] : [];
    }),
};

/** Imports of files that end in testing, and of the server's testing folder. */
const TESTING = /[/-]testing(\/|$)/;

function problemOf(path: string, specifier: string): string | undefined {
  const layer = layerOf(path);
  const allowed = layer === undefined ? undefined : IMPORT_TABLE[layer];
  if (!allowed) return layer === undefined ? undefined : `src/${layer} is no layer of the import table.`;
  const target = targetOf(path, specifier);
  if (target === undefined) {
    if (allowed.packages.includes('*') || allowed.packages.includes(packageOf(specifier))) return undefined;
    return `${layer} imports the package ${specifier}. ${allowed.wayOut}`;
  }
  if (!target.startsWith('src/')) return `${layer} imports ${target}, which is no part of the product.`;
  if (TESTING.test(target)) return `${layer} imports ${target}, which is for tests only.`;
  const other = layerOf(`${target}/`);
  if (other !== layer && !allowed.layers.includes(other ?? ''))
    return `${layer} imports ${target}. ${allowed.wayOut}`;
  const wall = INNER_IMPORT_RULES.find(({ from, to }) => from.test(path) && to.test(target));
  return wall && `imports ${target}. ${wall.wayOut}`;
}

export const noTestImports: Rule = {
  name: 'no helper in src imports tests or scripts',
  reason: 'A helper beside the code is read and moved with it; tests may use src, not the other way round.',
  wayOut: 'Move what the helper needs beside it, for example to src/server/testing.',
  covers: (path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path),
  find: (file) =>
    importsOf(file).flatMap(({ node, specifier }) => {
      const target = targetOf(file.path, specifier) ?? '';
      return /^(tests|scripts)\//.test(target) ? [at(file, node, `imports ${target}.`)] : [];
    }),
};

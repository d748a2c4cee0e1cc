import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import type { SourceFile } from '../source-file';

const isConfig = (path: string): boolean => path.endsWith('.config.ts') || path.endsWith('.d.ts');

export const noDefaultExport: Rule = {
  name: 'nothing is exported as default',
  reason: 'A default has a different name in every file that imports it, so it cannot be searched for.',
  wayOut: 'Export it by its name.',
  covers: (path) => !isConfig(path),
  find: (file) =>
    nodesOf(file)
      .filter((node) => isDefaultExport(node))
      .map((node) => at(file, node, 'exports a default.')),
};

const isDefaultExport = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) ||
  (ts.isExportSpecifier(node) && node.name.text === 'default') ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false));

export const noBarrel: Rule = {
  name: 'no file only re-exports other files',
  reason: 'A barrel hides where code is, loads unneeded code and creates cycles.',
  wayOut: 'Import from the file that has it.',
  covers: () => true,
  find: (file) => [
    ...file.tree.statements
      .filter((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
      .map((statement) => at(file, statement, 're-exports another file.')),
    ...(isIndex(file) ? [{ line: 1, what: 'is named index.' }] : []),
  ],
};

const isIndex = (file: SourceFile): boolean => /^src\/(.*\/)?index\.tsx?$/.test(file.path);

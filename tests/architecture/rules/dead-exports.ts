import ts from 'typescript';
import { at, nodesOf } from '../rule';
import { isTest, type SourceFile } from '../source-file';
import { importsOf, targetOf } from './imports';

const REASON = 'Code that only tests call proves nothing about the product.';
const WAY_OUT =
  'Delete it and test the code the product runs; keep a requirement’s tag by moving it to that test.';

/** Files whose exports are used outside the checked code. */
const ENTRIES: readonly string[] = [
  // The adapter generator imports what a contract needs.
  'src/adapters/http/runtime.ts',
  // The server loads the built file.
  'src/app/render.tsx',
];

/** Exports that no program file uses, because only tests or no files at all import them. */
export function deadExportsOf(files: readonly SourceFile[]): string[] {
  const used = usesIn(files);
  return (
    files
      .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !path.includes('.hi.'))
      // The generated adapters implement the port of every tag.
      .filter(({ path }) => !path.endsWith('-port.ts'))
      .filter(({ path }) => !ENTRIES.includes(path) && !used.has(`${path} *`))
      .flatMap((file) =>
        exportsOf(file)
          .filter(({ text }) => !used.has(`${file.path} ${text}`))
          .filter(({ text }) => !isUsedInside(file, text))
          .map((name) => {
            const { line, what } = at(file, name, `exports ${name.text}, which the product does not use`);
            return `${file.path}:${line} ${what}. ${REASON} ${WAY_OUT}`;
          }),
      )
  );
}

const isUsedInside = (file: SourceFile, name: string): boolean =>
  nodesOf(file).filter((node) => ts.isIdentifier(node) && node.text === name).length > 1;

function exportsOf(file: SourceFile): ts.Identifier[] {
  return file.tree.statements
    .filter((node) => ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(isExport))
    .flatMap((node): ts.Node[] =>
      ts.isVariableStatement(node) ? [...node.declarationList.declarations] : [node],
    )
    .flatMap((node) => {
      const { name } = node as { readonly name?: ts.Node };
      return name && ts.isIdentifier(name) ? [name] : [];
    });
}

const isExport = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** The imports of the program files, as "path name"; `*` if the import does not list the names. */
function usesIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const known = new Set(files.map(({ path }) => path));
  return new Set(
    files
      .filter(({ path }) => !isTest(path))
      .flatMap((file) =>
        importsOf(file).flatMap(({ node, specifier }) => {
          const target = targetOf(file.path, specifier);
          const path = target && [target, `${target}.ts`, `${target}.tsx`].find((item) => known.has(item));
          return path ? namesAt(node).map((name) => `${path} ${name}`) : [];
        }),
      ),
  );
}

function namesAt(node: ts.Node): string[] {
  if (ts.isImportTypeNode(node)) return node.qualifier ? [node.qualifier.getText()] : ['*'];
  const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (!names || !ts.isNamedImports(names)) return ['*'];
  return names.elements.map((element) => (element.propertyName ?? element.name).text);
}

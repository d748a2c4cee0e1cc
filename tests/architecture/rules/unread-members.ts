import ts from 'typescript';
import { at, nodesOf } from '../rule';
import { isTest, type SourceFile } from '../source-file';

const REASON = 'A value that only tests read proves nothing about the product.';
const WAY_OUT = 'Show or use it, or delete it and test what the user notices.';

/** Public fields and getters of stores that no program file reads. */
export function unreadMembersOf(files: readonly SourceFile[]): string[] {
  const program = files.filter(({ path }) => path.startsWith('src/') && !isTest(path));
  const read = new Set(program.flatMap(namesReadIn));
  return program
    .filter(({ path }) => path.startsWith('src/stores/'))
    .flatMap((file) =>
      membersOf(file)
        .filter(({ text }) => !read.has(text))
        .map((name) => {
          const { line, what } = at(file, name, `has ${name.text}, which the product does not read`);
          return `${file.path}:${line} ${what}. ${REASON} ${WAY_OUT}`;
        }),
    );
}

const membersOf = (file: SourceFile): ts.Identifier[] =>
  nodesOf(file).flatMap((node) =>
    (ts.isPropertyDeclaration(node) || ts.isGetAccessor(node)) && ts.isIdentifier(node.name)
      ? [node.name]
      : [],
  );

const namesReadIn = (file: SourceFile): string[] =>
  nodesOf(file).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) return isWritten(node) ? [] : [node.name.text];
    if (!ts.isBindingElement(node)) return [];
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? [name.text] : [];
  });

const isWritten = (node: ts.PropertyAccessExpression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

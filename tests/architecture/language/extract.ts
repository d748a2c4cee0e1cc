import ts from 'typescript';
import { nodesOf } from '../rule';
import type { SourceFile } from '../source-file';

export interface Piece {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const lineAt = ({ tree }: SourceFile, position: number): number =>
  tree.getLineAndCharacterOfPosition(position).line + 1;

/** The comments of a program file, without their marks; lines of // that follow each other are one comment. */
export const commentsOf = (file: SourceFile): Piece[] =>
  commentRangesOf(file)
    .map(({ pos, end }) => ({
      path: file.path,
      line: lineAt(file, pos),
      text: plainText(file.text.slice(pos, end)),
    }))
    .filter(({ text }) => / /.test(text) && !text.startsWith('webpack'));

interface Range {
  readonly pos: number;
  readonly end: number;
}

export function commentRangesOf(file: SourceFile): readonly Range[] {
  const ends = new Map<number, number>();
  // Also visits tokens: a comment can be in front of a `|` or an `else`, which are not nodes.
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) ends.set(pos, end);
    for (const child of node.getChildren(file.tree)) visit(child);
  };
  visit(file.tree);
  const ranges = [...ends].map(([pos, end]) => ({ pos, end })).sort((a, b) => a.pos - b.pos);
  const joined: { pos: number; end: number }[] = [];
  for (const range of ranges) {
    const before = joined.at(-1);
    if (before && continues(file.text, before, range)) before.end = range.end;
    else joined.push(range);
  }
  return joined;
}

const continues = (text: string, before: Range, range: Range): boolean =>
  text.startsWith('//', range.pos) &&
  text.startsWith('//', before.pos) &&
  /^\n[ \t]*$/.test(text.slice(before.end, range.pos));

export const plainText = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/(^|\n)\s*\/\/+/g, ' ')
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const TEST_CALL = /^(?:it|test|describe)(?:\.\w+)?$/;
const CASE_CALL = /^(?:it|test)(?:\.(?!describe)\w+)?$/;

/** The first argument of it, test and describe, including .each(…). */
export const testNamesOf = (file: SourceFile): Piece[] => namesOfCalls(file, TEST_CALL);

/** The names of tests without those of their groups. */
export const caseNamesOf = (file: SourceFile): Piece[] => namesOfCalls(file, CASE_CALL);

const namesOfCalls = (file: SourceFile, called: RegExp): Piece[] =>
  testNameNodesOf(file, called).map((name) => ({
    path: file.path,
    line: lineAt(file, name.getStart(file.tree)),
    text: name
      .getText(file.tree)
      .slice(1, -1)
      .replace(/^(\[R-\d+\])+ */, ''),
  }));

export const testNameNodesOf = (file: SourceFile, called = TEST_CALL): ts.Node[] =>
  nodesOf(file).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const callee = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression;
    if (!called.test(callee.getText(file.tree))) return [];
    const [name] = node.arguments;
    return name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)) ? [name] : [];
  });

/** The sentences and labels of a text file. */
export const textsOf = (file: SourceFile): Piece[] =>
  nodesOf(file).flatMap((node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (!isText || ts.isImportDeclaration(node.parent)) return [];
    const text = node.getText(file.tree).slice(1, -1);
    return /[a-z] /i.test(text)
      ? [{ path: file.path, line: lineAt(file, node.getStart(file.tree)), text }]
      : [];
  });

/** Every name a file declares. */
export const namesOf = (file: SourceFile): Piece[] =>
  nodesOf(file).flatMap((node) => {
    const { name } = node as { readonly name?: ts.Node };
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isBindingElement(node);
    if (!declares || !name || !(ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) return [];
    return [{ path: file.path, line: lineAt(file, name.getStart(file.tree)), text: name.text }];
  });

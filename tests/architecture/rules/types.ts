import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import { isTest, layerOf, type SourceFile } from '../source-file';

export const noAny: Rule = {
  name: 'no value is typed any',
  reason: 'any switches the compiler off for everything it touches.',
  wayOut: 'Name the type, or use unknown and narrow it.',
  covers: () => true,
  find: (file) => ofKind(file, ts.SyntaxKind.AnyKeyword, 'uses any.'),
};

export const noBang: Rule = {
  name: 'no value has a non-null assertion',
  reason: 'A ! is a promise the compiler cannot keep.',
  wayOut: 'Handle the missing case, or give the value a type without undefined.',
  covers: () => true,
  find: (file) =>
    nodesOf(file).flatMap((node) => {
      const definite =
        (ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) &&
        node.exclamationToken !== undefined;
      return ts.isNonNullExpression(node) || definite ? [at(file, node, 'uses !.')] : [];
    }),
};

export const noDecorator: Rule = {
  name: 'nothing has a decorator',
  reason: 'No build reads both the decorators of Inversify and those of MobX (src/decisions/0001).',
  wayOut: 'Bind with toResolvedValue, make stores observable with makeAutoObservable.',
  covers: () => true,
  find: (file) => ofKind(file, ts.SyntaxKind.Decorator, 'uses a decorator.'),
};

const NO_NULL = new Set(['core', 'stores', 'views', 'app']);

export const noNull: Rule = {
  name: 'null stays on the wire and in SQL',
  reason: 'Two empty values double every check.',
  wayOut: 'Use undefined; the generated mapping turns the wire’s null into it. Comparing with null is fine.',
  covers: (path) => NO_NULL.has(layerOf(path) ?? '') && !isTest(path),
  find: (file) =>
    nodesOf(file)
      .filter((node) => node.kind === ts.SyntaxKind.NullKeyword)
      .filter((node) => !isComparison(node) && !isReactRef(node) && !isPrototype(node))
      .map((node) => at(file, node, 'uses null.')),
};

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) && COMPARING.has(node.parent.operatorToken.kind);

/** `Object.create(null)` is the only way to create an object without a prototype. */
const isPrototype = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'Object.create';

/** React fills element refs with null: `useRef<HTMLElement>(null)`, `RefObject<X | null>`, `(node: X | null) => …`. */
function isReactRef(node: ts.Node): boolean {
  if (ts.isCallExpression(node.parent)) return /^(useRef|createRef)\b/.test(node.parent.expression.getText());
  const union = node.parent.parent;
  if (!union || !ts.isUnionTypeNode(union)) return false;
  return ts.isParameter(union.parent) || /^(RefObject|Ref|useRef)\b/.test(union.parent.getText());
}

const ofKind = (file: SourceFile, kind: ts.SyntaxKind, label: string) =>
  nodesOf(file)
    .filter((node) => node.kind === kind)
    .map((node) => at(file, node, label));

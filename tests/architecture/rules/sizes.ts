import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import { isTest, type SourceFile } from '../source-file';

const FILE_LINES = 250;
const FUNCTION_LINES = 50;
const COMPONENT_LINES = 80;
const PARAMETERS = 4;
const DEPENDENCIES = 4;

/** Tables of words or test vectors are plain rows; their length is not complexity. */
const TABLES = /^src\/core\/messages\/en\.ts$/;

type Callable =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration;

const isCallable = (node: ts.Node): node is Callable =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node);

export const fileSize: Rule = {
  name: `a file has at most ${FILE_LINES} lines`,
  reason: 'A file is read whole.',
  wayOut: 'Split it by what its parts do and name the parts.',
  covers: (path) => !TABLES.test(path),
  find: (file) => {
    const lines = file.text.trimEnd().split('\n').length;
    return lines > FILE_LINES ? [{ line: FILE_LINES + 1, what: `has ${lines} lines.` }] : [];
  },
};

export const functionSize: Rule = {
  name: `a function has at most ${FUNCTION_LINES} lines, a component ${COMPONENT_LINES}`,
  reason: 'A function fits on a screen.',
  wayOut: 'Extract named steps or a smaller component.',
  covers: () => true,
  find: (file) =>
    nodesOf(file)
      .filter(isCallable)
      .filter((node) => !isTable(node) && !(isTest(file.path) && isTestCallback(node)))
      .flatMap((node) => {
        const lines = linesOf(file, node);
        const max = isComponent(file, node) ? COMPONENT_LINES : FUNCTION_LINES;
        return lines > max ? [at(file, node, `${nameOf(node) ?? 'a function'} has ${lines} lines.`)] : [];
      }),
};

export const parameterCount: Rule = {
  name: `a function takes at most ${PARAMETERS} parameters, a class ${DEPENDENCIES} dependencies`,
  reason: 'No one remembers the fifth one.',
  wayOut: 'Pass one object with names, or split what does two things.',
  covers: (path) => !isTest(path),
  find: (file) =>
    nodesOf(file).flatMap((node) => {
      const count = isCallable(node) ? node.parameters.length : dependenciesOf(node);
      const max = isCallable(node) ? PARAMETERS : DEPENDENCIES;
      if (count <= max) return [];
      const name = isCallable(node) ? nameOf(node) : undefined;
      return [at(file, node, `${name ?? 'this'} takes ${count}.`)];
    }),
};

/** `bind(X).toResolvedValue((a, b) => new X(a, b), [A, B])` names the dependencies of X. */
function dependenciesOf(node: ts.Node): number {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return 0;
  const list = node.arguments[1];
  const isBinding = node.expression.name.text === 'toResolvedValue';
  return isBinding && list && ts.isArrayLiteralExpression(list) ? list.elements.length : 0;
}

const linesOf = (file: SourceFile, node: ts.Node): number => {
  const line = (position: number) => file.tree.getLineAndCharacterOfPosition(position).line;
  return line(node.getEnd()) - line(node.getStart(file.tree)) + 1;
};

function nameOf(node: Callable): string | undefined {
  if (node.name) return node.name.getText();
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const owner = ts.isCallExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isVariableDeclaration(owner) && ts.isIdentifier(owner.name) ? owner.name.text : undefined;
}

const isComponent = (file: SourceFile, node: Callable): boolean =>
  file.path.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node) ?? '');

/** `(services) => ({ … })` is a table of functions, each of which is checked separately. */
const isTable = (node: Callable): boolean =>
  ts.isArrowFunction(node) &&
  ts.isParenthesizedExpression(node.body) &&
  ts.isObjectLiteralExpression(node.body.expression);

/** The body of describe and similar calls is a list of tests, not one function. */
const isTestCallback = (node: Callable): boolean =>
  ts.isCallExpression(node.parent) && /^(describe|it|test)\b/.test(node.parent.expression.getText());

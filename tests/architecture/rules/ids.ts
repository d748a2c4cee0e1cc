import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import { isTest, layerOf, readText } from '../source-file';

const LAYERS = new Set(['core', 'stores', 'views', 'adapters', 'app']);
const KINDS = new Set(
  [...readText('src/core/shared/ids.ts').matchAll(/^export type (\w+)/gm)].map(([, kind]) => kind),
);
/** A chat's id has the contract's name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { groupId: 'ChatId' };

export const idTypes: Rule = {
  name: 'an id has the type of its kind',
  reason: 'The id of a comment where a post belongs must not compile.',
  wayOut: 'Use the type of src/core/shared/ids.ts.',
  covers: (path) => LAYERS.has(layerOf(path) ?? '') && !isTest(path),
  find: (file) =>
    nodesOf(file).flatMap((node) => {
      if (!ts.isPropertySignature(node) && !ts.isParameter(node) && !ts.isPropertyDeclaration(node))
        return [];
      const kind = kindOf(node.name.getText(file.tree));
      if (kind === undefined || !node.type || !isPlainText(node.type)) return [];
      return [at(file, node, `types ${node.name.getText(file.tree)} as plain text, not as ${kind}.`)];
    }),
};

function kindOf(name: string): string | undefined {
  const single = name.replace(/Ids$/, 'Id');
  const kind = OTHER_NAMES[single] ?? single.charAt(0).toUpperCase() + single.slice(1);
  return KINDS.has(kind) ? kind : undefined;
}

/** `string`, `string | undefined` and lists of it. */
function isPlainText(type: ts.TypeNode): boolean {
  if (type.kind === ts.SyntaxKind.StringKeyword) return true;
  if (ts.isUnionTypeNode(type)) return type.types.some(isPlainText);
  if (ts.isTypeOperatorNode(type)) return isPlainText(type.type);
  return ts.isArrayTypeNode(type) && isPlainText(type.elementType);
}

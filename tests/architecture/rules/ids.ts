import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import { isTest, layerOf, readText } from '../source-file';

const LAYERS = new Set(['core', 'stores', 'views', 'adapters', 'app']);
/** The plain type of each kind of id. */
const KINDS = new Map(
  [...readText('src/core/shared/ids.ts').matchAll(/^export type (\w+) = (\w+)</gm)].map(
    ([, kind = '', base]) => [
      kind,
      base === 'NumericId' ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword,
    ],
  ),
);
/** Ids that have the contract's name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { groupId: 'ChatId', locationId: 'PlaceId' };

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
      const plain = kind === undefined ? undefined : KINDS.get(kind);
      if (plain === undefined || !node.type || !isPlain(node.type, plain)) return [];
      const type = plain === ts.SyntaxKind.NumberKeyword ? 'a plain number' : 'plain text';
      return [at(file, node, `types ${node.name.getText(file.tree)} as ${type}, not as ${kind}.`)];
    }),
};

function kindOf(name: string): string | undefined {
  const single = name.replace(/Ids$/, 'Id');
  const kind = OTHER_NAMES[single] ?? single.charAt(0).toUpperCase() + single.slice(1);
  return KINDS.has(kind) ? kind : undefined;
}

/** `string`, `string | undefined` and lists of it; or the same with `number`. */
function isPlain(type: ts.TypeNode, plain: ts.SyntaxKind): boolean {
  if (type.kind === plain) return true;
  if (ts.isUnionTypeNode(type)) return type.types.some((part) => isPlain(part, plain));
  if (ts.isTypeOperatorNode(type)) return isPlain(type.type, plain);
  return ts.isArrayTypeNode(type) && isPlain(type.elementType, plain);
}

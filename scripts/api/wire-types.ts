import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { idKindOf } from './shapes';
import { type Document, type Parameter, resolve, type Schema, type Spec } from './spec';

/** Generates the wire types of one contract. Ambient headers are left out: a middleware sends them. */
export const wireTypesOf = (spec: Spec): Promise<string> => typesOf(withoutAmbient(spec.document));

export async function typesOf(document: object): Promise<string> {
  const nodes = await openapiTS(document as never, {
    immutable: true,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : idType(schema as Schema),
  });
  return astToString(nodes);
}

/** The type of an id, equal to the core type that its x-domain names (src/core/shared/ids.ts). */
function idType(schema: Schema): ts.TypeNode | undefined {
  const kind = idKindOf(schema);
  if (kind === undefined) return undefined;
  const { createIntersectionTypeNode, createKeywordTypeNode, createToken, createTypeLiteralNode } =
    ts.factory;
  const mark = ts.factory.createPropertySignature(
    [ts.factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)],
    'idOf',
    createToken(ts.SyntaxKind.QuestionToken),
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(kind)),
  );
  return createIntersectionTypeNode([
    createKeywordTypeNode(
      schema.type === 'integer' ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword,
    ),
    createTypeLiteralNode([mark]),
  ]);
}

type Holder = Readonly<Record<string, unknown>>;

function withoutAmbient(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(withoutAmbientIn(document, item)).map(([key, value]) => [
        key,
        isHolder(value) ? withoutAmbientIn(document, value) : value,
      ]),
    ),
  ]);
  return { ...structuredClone(document), paths: Object.fromEntries(paths) };
}

function withoutAmbientIn(document: Document, holder: Holder): Holder {
  if (!Array.isArray(holder.parameters)) return holder;
  const parameters = (holder.parameters as Parameter[]).filter(
    (parameter) => !resolve(document, parameter)['x-ambient'],
  );
  return { ...holder, parameters };
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

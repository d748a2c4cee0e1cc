import type { CodesByStatus } from './problem-codes';

/** The codes that the failures of a contract list: `allOf: [Problem, { properties: { code: { enum } } }]`. */

type Node = Readonly<Record<string, unknown>>;
const PROBLEM = /\/Problem$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Limited {
  readonly allOf: readonly [
    { readonly $ref: string },
    { readonly properties: { readonly code: { readonly enum: readonly string[] } } },
  ];
}

function isLimited(node: Node): node is Node & Limited {
  const [problem, limit] = (node as Partial<Limited>).allOf ?? [];
  return PROBLEM.test(problem?.$ref ?? '') && limit?.properties?.code?.enum !== undefined;
}

/** The document without the lists: the bundler limits each failure to the codes of its own operation instead. */
export function withoutListedCodes<Document extends object>(document: Document): Document {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isNode(value)) return value;
    if (isLimited(value)) return value.allOf[0];
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
  };
  return walk(document) as Document;
}

interface Addressed {
  readonly path: string;
  readonly method: string;
}

/** Adds the lists of each operation's failures, by status. */
export function withListed<Operation extends Addressed>(
  document: Node,
  operations: readonly Operation[],
): (Operation & { readonly listed: CodesByStatus })[] {
  const { paths, components } = document as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses?: Responses }>>>>;
    readonly components?: { readonly responses?: Responses };
  };
  return operations.map((operation) => ({
    ...operation,
    listed: listedIn(paths[operation.path]?.[operation.method]?.responses, components?.responses),
  }));
}

type Responses = Readonly<Record<string, Node>>;

function listedIn(responses: Responses = {}, shared: Responses = {}): CodesByStatus {
  const entries = Object.entries(responses).flatMap(([status, response]) => {
    const name =
      String(response.$ref ?? '')
        .split('/')
        .at(-1) ?? '';
    const { content } = (response.$ref === undefined ? response : (shared[name] ?? {})) as {
      readonly content?: Readonly<Record<string, { readonly schema: Node }>>;
    };
    const schema = content?.['application/problem+json']?.schema;
    return schema && isLimited(schema) ? [[status, schema.allOf[1].properties.code.enum] as const] : [];
  });
  return Object.fromEntries(entries);
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts the single named example of each media type (`examples: { page: { $ref: … } }`) to an `example`.
 */
export function withSingleExamples(document: Node): Node {
  const { examples: shared = {}, ...components } = (document.components ?? {}) as { examples?: Node };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) =>
        key === 'examples' && isNode(child) ? ['example', exampleOf(shared, child)] : [key, walk(child)],
      ),
    );
  };
  return walk('components' in document ? { ...document, components } : document) as Node;
}

function exampleOf(shared: Node, examples: Node): unknown {
  const [first] = Object.values(examples) as { readonly $ref?: string; readonly value?: unknown }[];
  const named = first?.$ref === undefined ? first : shared[first.$ref.split('/').at(-1) ?? ''];
  return (named as { readonly value?: unknown } | undefined)?.value;
}

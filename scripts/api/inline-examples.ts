import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts the rows that examples point to (`$ref: ./examples/feed.yaml#/page`) in their place.
 * The bundler leaves them where they stand, because to it an example is data.
 */
export function inlineExamples(document: unknown, file: string): unknown {
  const files = new Map<string, unknown>();
  const read = (path: string): unknown => {
    const saved = files.get(path) ?? parse(readFileSync(path, 'utf8'));
    files.set(path, saved);
    return saved;
  };
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (!isNode(value)) return value;
    if (typeof value.$ref === 'string') return inline(pointed(value.$ref, dirname(file), read));
    return mapNode(value, inline);
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isNode(value)) return value;
    return mapNode(value, (child, key) => (key === 'example' ? inline(child) : walk(child)));
  };
  return walk(document);
}

const mapNode = (node: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));

function pointed(ref: string, folder: string, read: (path: string) => unknown): unknown {
  const [path = '', pointer = ''] = ref.split('#');
  const keys = pointer.split('/').filter((key) => key !== '');
  const found = keys.reduce<unknown>(
    (node, key) => (isNode(node) ? node[key] : undefined),
    read(join(folder, path)),
  );
  if (found === undefined) throw new Error(`${ref}: the referenced example does not exist`);
  return found;
}

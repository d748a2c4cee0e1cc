import type { CheckedSchema } from '../../src/adapters/http/check';
import { component } from './shapes';
import type { Document, Json, Operation, Schema, Spec } from './spec';

/** The reduced contracts for the response checker and the fakes. */

/** Keywords for human readers, and those the checker ignores. */
const DROPPED = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'format',
  'readOnly',
  'writeOnly',
]);

/** As `METHOD /base/path`; the same key the fakes and the response checker build from a request. */
export const operationKey = ({ method, base, path }: Operation): string =>
  `${method.toUpperCase()} ${base}${path}`;

/** An open page accepts the codes of a newer server: it shows its own text or the screen's fallback. */
const OPEN = 'ProblemCode';

export interface ResponsesFile {
  readonly schemas: Readonly<Record<string, CheckedSchema>>;
  readonly operations: Readonly<Record<string, OperationResponses>>;
}
interface OperationResponses {
  readonly operation: string;
  /** By status; null where the response has no body, `default` for every failure. */
  readonly responses: Readonly<Record<string, CheckedSchema | null>>;
}

export function responsesOf(spec: Spec): ResponsesFile {
  const names = new Set<string>();
  const operations = spec.operations.map((operation) => {
    const responses = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2') || status === 'default')
      .map(([status, { media }]) => {
        if (media) collect(spec.document, media.schema, names);
        return [status, media ? slim(media.schema) : null] as const;
      });
    return [
      operationKey(operation),
      { operation: operation.id, responses: Object.fromEntries(responses) },
    ] as const;
  });
  const schemas = [...names]
    .sort()
    .map(
      (name) =>
        [name, name === OPEN ? { type: 'string' as const } : slim(named(spec.document, name))] as const,
    );
  return { schemas: Object.fromEntries(schemas), operations: Object.fromEntries(operations) };
}

export type ExamplesFile = Readonly<Record<string, ExampleResponse>>;
interface ExampleResponse {
  readonly operation: string;
  readonly status: number;
  readonly body?: Json;
}

export function examplesOf(spec: Spec): ExamplesFile {
  const entries = spec.operations.map((operation): [string, ExampleResponse] => {
    const [status, response] =
      Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    if (status === undefined) throw new Error(`${spec.file}: ${operation.id} documents no success response`);
    const example = { operation: operation.id, status: Number(status) };
    const body = response?.media?.example;
    return [operationKey(operation), body === undefined ? example : { ...example, body }];
  });
  return Object.fromEntries(entries);
}

const named = (document: Document, name: string): Schema =>
  component(document, { $ref: `#/components/schemas/${name}` });

/** Collects the names of every component a schema reaches. */
function collect(document: Document, node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const each of node) collect(document, each, names);
  if (typeof node !== 'object' || node === null) return;
  const { $ref: ref } = node as Schema;
  const name = ref?.split('/').at(-1);
  if (name !== undefined && !names.has(name)) {
    names.add(name);
    collect(document, named(document, name), names);
  }
  for (const child of Object.values(node)) collect(document, child, names);
}

/** A schema without descriptions; its references are names. */
export const slim = (schema: Schema): CheckedSchema =>
  slimNode(schema as unknown as Json, false) as CheckedSchema;

/** Inside `properties` the keys are names, not keywords. */
function slimNode(node: Json, names: boolean): Json {
  if (isList(node)) return node.map((each) => slimNode(each, false));
  if (typeof node !== 'object' || node === null) return node;
  const remaining = Object.entries(node).filter(
    ([key]) => names || !(DROPPED.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    remaining.map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? (value.split('/').at(-1) ?? value)
        : DATA.has(key) && !names
          ? value
          : slimNode(value, key === 'properties' && !names),
    ]),
  );
}

/** Keywords whose value is data, not schema. */
const DATA = new Set(['const', 'enum', 'required']);

const isList = (node: Json): node is readonly Json[] => Array.isArray(node);

import { atOperation, atSchema, type Finding } from './finding';
import { component } from './shapes';
import { type Operation, type Schema, type Spec, schemaName } from './spec';

/** Rules for schemas. */

/** Schema keywords the response checker reads, and annotations it may ignore. */
const KEYWORDS = new Set(
  `$ref type const enum oneOf anyOf allOf minimum maximum minLength maxLength pattern items minItems maxItems
   required properties additionalProperties minProperties maxProperties
   title description example default format deprecated`.split(/\s+/),
);
const VOCABULARY = new Set([
  'x-domain',
  'x-ambient',
  'x-role',
  'x-codes',
  'x-cookies',
  'x-random',
  'x-requirement',
]);

export const schemaFindings = (specs: readonly Spec[]): readonly Finding[] => [
  ...uniqueComponents(specs),
  ...specs.flatMap((spec) => [
    ...vocabulary(spec),
    ...keywords(spec),
    ...descriptions(spec),
    ...spec.operations.flatMap((each) => requests(spec, each)),
  ]),
];

/** A schema name means the same in every service; only shared components may appear twice. */
function uniqueComponents(specs: readonly Spec[]): Finding[] {
  const seen = new Map<string, { readonly file: string; readonly text: string }>();
  return specs.flatMap((spec) =>
    Object.entries(spec.document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const text = JSON.stringify(schema);
      const first = seen.get(name);
      if (first === undefined) seen.set(name, { file: spec.file, text });
      if (first === undefined || first.text === text) return [];
      const message = `${first.file} also defines ${name}, and a name must have one meaning: rename it, or move it to openapi/shared`;
      return [{ rule: 'unique-component', at: atSchema(spec, name), message }];
    }),
  );
}

function vocabulary(spec: Spec): Finding[] {
  const foreign = new Set<string>();
  walk(spec.document, (key) => {
    if (key.startsWith('x-') && !VOCABULARY.has(key) && !HEADER_NAMES.has(key)) foreign.add(key);
  });
  return [...foreign].map((key) => ({
    rule: 'vocabulary',
    at: spec.file,
    message: `${key} is not one of ${[...VOCABULARY].join(', ')}: a new keyword needs a decision record and support in the generator`,
  }));
}

/** Header names are also keys of the document. */
const HEADER_NAMES = new Set(['x-request-id']);

function walk(node: unknown, visit: (key: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example') continue;
    if (!Array.isArray(node)) visit(key);
    walk(value, visit);
  }
}

/** All schemas within a schema, itself first; does not follow references. */
function* within(schema: Schema): Generator<Schema> {
  yield schema;
  const { items, additionalProperties: values, properties = {}, oneOf = [], anyOf = [], allOf = [] } = schema;
  const parts = [...Object.values(properties), ...oneOf, ...anyOf, ...allOf, ...(items ? [items] : [])];
  for (const part of typeof values === 'object' ? [...parts, values] : parts) yield* within(part);
}

/** The same, but follows references; each component once. */
function reach(spec: Spec, schema: Schema, seen = new Set<string>()): Schema[] {
  return [...within(schema)].flatMap((part) => {
    const name = schemaName(part);
    if (name === undefined) return [part];
    if (seen.has(name)) return [];
    seen.add(name);
    return reach(spec, component(spec.document, part), seen);
  });
}

function keywords(spec: Spec): Finding[] {
  const named = Object.entries(spec.document.components?.schemas ?? {}).map(
    ([name, schema]) => [atSchema(spec, name), schema] as const,
  );
  const inline = spec.operations.flatMap((operation) =>
    schemasOf(operation).map((schema) => [atOperation(spec, operation), schema] as const),
  );
  return [...named, ...inline].flatMap(([path, schema]) => {
    const used = [...within(schema)].flatMap((part) => Object.keys(part));
    const unread = [...new Set(used)].filter((key) => !KEYWORDS.has(key) && !key.startsWith('x-'));
    return unread.map((key) => ({
      rule: 'keyword',
      at: path,
      message: `the response checker does not support ${key}: use supported keywords, or add support for it`,
    }));
  });
}

/** The description of a property may be that of the schema it refers to. */
function descriptions(spec: Spec): Finding[] {
  return Object.entries(spec.document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    [...within(schema)].flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([, part]) => !part.description && !component(spec.document, part).description)
        .map(([property]) => ({
          rule: 'described-property',
          at: atSchema(spec, name),
          message: `a reader cannot know what ${property} means: add a description`,
        })),
    ),
  );
}

const schemasOf = ({ parameters, body, responses }: Operation): readonly Schema[] => [
  ...parameters.map(({ schema }) => schema),
  ...(body ? [body.schema] : []),
  ...Object.values(responses).flatMap(({ media }) => (media ? [media.schema] : [])),
];

function requests(spec: Spec, operation: Operation): Finding[] {
  const path = atOperation(spec, operation);
  const bodies = operation.body ? reach(spec, operation.body.schema) : [];
  const inputs = [...bodies, ...operation.parameters.flatMap(({ schema }) => reach(spec, schema))];
  return [
    ...bodies.filter(isOpen).map((schema) => ({
      rule: 'closed-request',
      at: path,
      message: `undocumented fields would be dropped silently: add additionalProperties: false next to ${Object.keys(schema.properties ?? {}).join(', ') || 'type: object'}`,
    })),
    ...inputs.flatMap((schema) =>
      unbounded(schema).map((label) => ({
        rule: 'bounded-request',
        at: path,
        message: `an unlimited request can overload the service: ${label}`,
      })),
    ),
  ];
}

const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

const isOpen = (schema: Schema): boolean =>
  (typesOf(schema).includes('object') || schema.properties !== undefined) &&
  (schema.additionalProperties ?? true) === true;

function unbounded(schema: Schema): readonly string[] {
  if (schema.enum || schema.const !== undefined) return [];
  const types = typesOf(schema);
  const missing: string[] = [];
  if (types.includes('string') && schema.maxLength === undefined) missing.push('add maxLength to the string');
  if (types.includes('array') && schema.maxItems === undefined) missing.push('add maxItems to the array');
  const isMap = typeof schema.additionalProperties === 'object';
  if (isMap && schema.maxProperties === undefined) missing.push('add maxProperties to the map');
  return missing;
}

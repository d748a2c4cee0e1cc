import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breachOf, type CheckedSchema, type CheckedSchemas } from '../../src/adapters/http/check';
import { examples } from '../../src/adapters/http/generated/examples';
import { responses } from '../../src/adapters/http/generated/responses';

/** Schemas for ajv; its references are paths, ours are names. */
function judge(schema: CheckedSchema, schemas: CheckedSchemas): (value: unknown) => boolean {
  const withPaths = (text: string) => text.replaceAll(/"\$ref":"(\w+)"/g, '"$ref":"#/$defs/$1"');
  const whole = JSON.parse(withPaths(JSON.stringify({ $defs: schemas, allOf: [schema] })));
  return new Ajv2020({ strict: false }).compile(whole);
}

/** Values that usually fit a schema, including all edge cases. */
function valuesOf(schema: CheckedSchema, schemas: CheckedSchemas, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(schemas[schema.$ref] ?? {}, schemas, depth + 1);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways) return fc.oneof(...ways.map((way) => valuesOf(way, schemas, depth)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, schemas, depth)));
}

const boundsOf = ({ minimum = -9, maximum = Math.max(99, minimum + 9) }: CheckedSchema) => ({
  min: minimum,
  max: maximum,
});

function valuesOfType(
  type: string,
  schema: CheckedSchema,
  schemas: CheckedSchemas,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'string':
      return textsOf(schema);
    case 'array':
      return listsOf(schema, schemas, depth);
    default:
      return objectsOf(schema, schemas, depth);
  }
}

/** Long enough in most cases: a document has many texts, and too short ones are tested as faults. */
function textsOf({ pattern, minLength: min = 0, maxLength = min + 12 }: CheckedSchema): fc.Arbitrary<string> {
  const max = Math.min(maxLength, min + 12);
  // One grapheme may be longer than the schema's maximum length.
  const unit = max < min + 12 ? 'binary' : 'grapheme';
  if (pattern === undefined) return fc.string({ unit, minLength: min, maxLength: max });
  return fc
    .stringMatching(new RegExp(pattern, 'u'))
    .map((text) => text.repeat(Math.ceil(min / Math.max(1, text.length)) || 1));
}

function listsOf(schema: CheckedSchema, schemas: CheckedSchemas, depth: number): fc.Arbitrary<unknown> {
  const min = schema.minItems ?? 0;
  // Comments contain comments, so the depth needs a limit.
  if (depth > 3 && min === 0) return fc.constant([]);
  const max = Math.min(schema.maxItems ?? min + 3, min + 3);
  return fc.array(valuesOf(schema.items ?? {}, schemas, depth + 1), { minLength: min, maxLength: max });
}

function objectsOf(schema: CheckedSchema, schemas: CheckedSchemas, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property ? [[name, valuesOf(property, schemas, depth + 1)] as const] : [],
  );
  return fc.record(Object.fromEntries(properties), { requiredKeys: [...(schema.required ?? [])] });
}

const FOREIGN: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e12,
  '',
  'x',
  'UP',
  '😀'.repeat(400),
  [],
  [null],
  {},
  { type: 'IMAGE' },
];

type Change = {
  readonly pick: number;
  readonly how: 'replace' | 'remove' | 'add';
  readonly foreign: unknown;
};
const changes: fc.Arbitrary<Change> = fc.record({
  pick: fc.nat(1000),
  how: fc.constantFrom('replace', 'remove', 'add'),
  foreign: fc.constantFrom(...FOREIGN),
});

/** One fault somewhere in a document. */
function faulty(value: unknown, { pick, how, foreign }: Change): unknown {
  if (typeof value !== 'object' || value === null) return foreign;
  const keys = Object.keys(value);
  const key = keys[pick % Math.max(1, keys.length)];
  if (key === undefined)
    return how === 'add' && !Array.isArray(value) ? { ...value, extra: foreign } : foreign;
  const copy = structuredClone(value) as Record<string, unknown>;
  if (how === 'add' && !Array.isArray(value)) return { ...copy, extra: foreign };
  if (how === 'remove' && !Array.isArray(value)) return without(copy, key);
  const deeper = Math.floor(pick / Math.max(1, keys.length));
  copy[key] = deeper > 0 ? faulty(copy[key], { pick: deeper, how, foreign }) : foreign;
  return copy;
}

const without = (record: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const promised = responses.flatMap(({ schemas, operations }) =>
  Object.values(operations).flatMap(({ operation, responses: byStatus }) =>
    Object.entries(byStatus).flatMap(([status, schema]) =>
      schema ? [{ name: `${operation} ${status}`, schema, schemas }] : [],
    ),
  ),
);

describe('the response checker', () => {
  const once = promised.filter(({ name }) => !name.endsWith('default') || name.startsWith('listFeed'));

  it.each(once)(
    'the response checker agrees with ajv about valid and invalid values of $name',
    ({ schema, schemas }) => {
      const isFine = judge(schema, schemas);
      const verdicts = { fine: 0, broken: 0 };
      fc.assert(
        fc.property(valuesOf(schema, schemas), fc.array(changes, { maxLength: 2 }), (value, faults) => {
          const document = faults.reduce<unknown>(faulty, value);
          const fine = isFine(document);
          verdicts[fine ? 'fine' : 'broken']++;
          expect(breachOf(schema, document, schemas) === undefined).toBe(fine);
        }),
        { numRuns: 300 },
      );
      expect(Math.min(verdicts.fine, verdicts.broken)).toBeGreaterThan(10);
    },
  );

  const leaf: CheckedSchemas = { Leaf: { type: 'string', minLength: 2, maxLength: 3 } };
  const keywords: readonly [string, CheckedSchema][] = [
    ['$ref', { $ref: 'Leaf' }],
    ['type', { type: ['integer', 'null'] }],
    ['const', { const: 1 }],
    ['enum', { enum: ['a', 1, null] }],
    ['oneOf', { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 2 }] }],
    ['anyOf', { anyOf: [{ $ref: 'Leaf' }, { const: 1 }] }],
    ['allOf', { allOf: [{ type: 'string' }, { pattern: '^.b?$' }, { enum: ['a', 'ab', 'b'] }] }],
    ['minimum and maximum', { minimum: 0, maximum: 3.5 }],
    ['the length', { minLength: 1, maxLength: 2 }],
    ['items', { items: { $ref: 'Leaf' } }],
    ['the count of items', { minItems: 1, maxItems: 2 }],
    ['required', { required: ['a'] }],
    ['properties', { properties: { a: { type: 'integer' } } }],
    ['closed objects', { additionalProperties: false, properties: { a: true as never } }],
    ['maps', { additionalProperties: { type: 'integer' }, properties: { a: { type: 'string' } } }],
    ['the count of properties', { minProperties: 1, maxProperties: 2 }],
  ];
  const atoms: readonly unknown[] = [
    ...FOREIGN,
    ...[
      1,
      2,
      3,
      3.5,
      4,
      'a',
      'ab',
      'abc',
      'abcd',
      '😀😀',
      '😀😀😀',
      ['ab'],
      ['ab', 'abc'],
      ['ab', 'a'],
      [1, 2, 3],
    ],
    ...[{ a: 1 }, { a: 'x' }, { b: 1 }, { b: 'x' }, { a: 1, b: 1 }, { a: 1, b: 1, c: 1 }, { toString: 'x' }],
  ];

  it.each(keywords)('the response checker agrees with ajv about %s', (_, schema) => {
    const isFine = judge(schema, leaf);
    const verdicts = atoms.map((atom) => [atom, isFine(atom)]);
    expect(new Set(verdicts.map(([, fine]) => fine)).size).toBe(2);
    expect(atoms.map((atom) => [atom, breachOf(schema, atom, leaf) === undefined])).toEqual(verdicts);
  });

  it('the response checker names the place and the rule, never the value', () => {
    const schema: CheckedSchema = {
      type: 'array',
      items: { type: 'object', additionalProperties: { type: 'integer' } },
    };
    expect(breachOf(schema, [{ a: 1 }, { 'asha@example.in': 'secret' }], {})).toBe('/1/* must be integer');
  });

  it('the response checker accepts every example', () => {
    const byOperation = new Map(
      responses.flatMap(({ schemas, operations }) =>
        Object.values(operations).map(
          ({ operation, responses: byStatus }) => [operation, { schemas, byStatus }] as const,
        ),
      ),
    );
    const breaches = Object.values(examples).flatMap(({ operation, status, body }) => {
      const { schemas, byStatus } = byOperation.get(operation) ?? { schemas: {}, byStatus: {} };
      const schema = byStatus[status];
      return schema ? [breachOf(schema, body, schemas)] : [];
    });
    expect(breaches.length).toBeGreaterThan(10);
    expect(breaches.filter((breach) => breach !== undefined)).toEqual([]);
  });
});

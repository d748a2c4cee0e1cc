import fc, { type Arbitrary } from 'fast-check';
import type { Json, Operation, Parameter, Schema } from '../api/spec';
import type { Contract } from './contract';
import type { KnownValues } from './known-values';
import { exampleRequest, isBinary, isOpaque, keyOf, type Request } from './request';

/** Generates random valid requests. */
export function requestArbitrary(
  contract: Contract,
  operation: Operation,
  known: KnownValues,
): Arbitrary<Request> {
  const parameters = operation.parameters
    .filter((parameter) => !isOpaque(parameter))
    .map(
      (parameter) => [keyOf(parameter), parameterArbitrary(contract, operation, parameter, known)] as const,
    );
  const required = operation.parameters
    .filter((parameter) => parameter.required || parameter.in === 'path')
    .map(keyOf);
  const random = fc.record(Object.fromEntries(parameters), { requiredKeys: required });
  const nextPage = known.nextPageOf(operation.id);
  const arbitrary = nextPage === undefined ? random : often(4, random, fc.constant(nextPage));
  if (!operation.body) return arbitrary.map((chosen) => ({ parameters: chosen }));
  if (isBinary(operation))
    return arbitrary.map((chosen) => ({ ...exampleRequest(operation), parameters: chosen }));
  const { schema, example } = operation.body;
  const made = valueArbitrary(contract, schema, known);
  const body = example === undefined ? made : often(4, made, fc.constant(example));
  return fc.record({ parameters: arbitrary, body }) as Arbitrary<Request>;
}

function parameterArbitrary(
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
  known: KnownValues,
): Arbitrary<Json> {
  // Client headers do not change the data; edges.ts varies them.
  if (parameter['x-ambient']) return fc.constant(parameter.example as Json);
  const random = valueArbitrary(contract, parameter.schema, known).filter((value) =>
    sendable(parameter, value),
  );
  return often(3, random, fc.constant(exampleRequest(operation).parameters[keyOf(parameter)] as Json));
}

/**
 * Whether a value can be sent in its place: an empty path segment or two dots change the path, and headers
 * are ASCII.
 */
export function sendable(parameter: Parameter, value: Json): boolean {
  const text = String(value);
  if (parameter.in === 'path') return !/^\.{0,2}$/.test(text) && !/[/\\]/.test(text);
  return parameter.in !== 'header' || (/^[!-~]([ -~]*[!-~])?$/.test(text) && text.length < 4000);
}

const often = <T>(weight: number, usual: Arbitrary<T>, other: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Random values of a schema; mostly values the server has returned, if there are any. */
export function valueArbitrary(contract: Contract, node: Schema, known: KnownValues): Arbitrary<Json> {
  const random = randomOf(contract, node, known);
  const shown = known.of(node);
  return shown.length === 0 ? random : often(4, fc.constantFrom(...shown), random);
}

function randomOf(contract: Contract, node: Schema, known: KnownValues): Arbitrary<Json> {
  const schema = contract.schema(node);
  const select = (inner: Schema) => valueArbitrary(contract, inner, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return fc.oneof(...options.map(select));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(select)).map((parts) => Object.assign({}, ...parts));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => typed(contract, { ...schema, type }, known)));
}

function typed(contract: Contract, schema: Schema, known: KnownValues): Arbitrary<Json> {
  const { minimum = -1_000_000, maximum = Math.max(minimum, 0) + 1_000_000 } = schema;
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
    case 'array':
      return arrayOf(valueArbitrary(contract, schema.items ?? {}, known), schema);
    case 'object':
      return objectOf(contract, schema, known);
    default:
      return textOf(schema);
  }
}

function arrayOf(item: Arbitrary<Json>, { minItems = 0, maxItems = minItems + 5 }: Schema): Arbitrary<Json> {
  const few = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) };
  return often(
    6,
    fc.array(item, few),
    fc.array(item, { minLength: Math.min(maxItems, 60), maxLength: maxItems }),
  );
}

function objectOf(contract: Contract, schema: Schema, known: KnownValues): Arbitrary<Json> {
  const { properties = {}, required = [], additionalProperties: open } = schema;
  const named = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, valueArbitrary(contract, inner, known)]),
    ),
    { requiredKeys: [...required] },
  );
  if (typeof open !== 'object') return named;
  const room = Math.min(schema.maxProperties ?? 6, 12) - Object.keys(properties).length;
  const key = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,11}$/);
  const more = fc.dictionary(key, valueArbitrary(contract, open, known), { maxKeys: Math.max(room, 0) });
  return fc.tuple(more, named).map(([loose, fixed]) => ({ ...loose, ...fixed }));
}

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc.constantFrom('2026-01-04', '2024-02-29', '1999-12-31'),
  email: fc.constantFrom('someone@example.org', 'a.b+c@example.co.in'),
  uri: fc.webUrl(),
  'uri-reference': fc.constantFrom('/x', '/art/kolam/monsoon.svg', 'https://example.org/a?b=c'),
  uuid: fc.uuid(),
};

function textOf(schema: Schema): Arbitrary<string> {
  const { minLength = 0, maxLength = minLength + 60, format, pattern } = schema;
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  if (format && FORMATS[format]) return FORMATS[format];
  if (pattern) return matching(pattern, minLength, Math.min(maxLength, minLength + 40)).filter(fits);
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' });
  return often(
    5,
    any.filter(fits),
    fc.constantFrom(minLength, maxLength).map((length) => 'k'.repeat(length)),
  );
}

/** An unbounded last repetition uses the schema's lengths; otherwise few samples would be long enough. */
const matching = (pattern: string, min: number, max: number): Arbitrary<string> =>
  fc.stringMatching(new RegExp(pattern.replace(/^(\^\[[^\]]+\])[+*]\$$/, `$1{${min},${max}}$`)));

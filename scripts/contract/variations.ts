import fc from 'fast-check';
import type { Json, Schema } from '../api/spec';
import { valueArbitrary } from './arbitraries';
import type { Contract } from './contract';
import { KnownValues } from './known-values';

/** A document that differs from a valid one in exactly one place. */
export interface Variation {
  /** The place, as a JSON pointer within the document. */
  readonly at: string;
  readonly what: string;
  readonly value: Json;
  /** A strict parser refuses the document before its schema is checked. */
  readonly unreadable?: boolean;
}

type Fields = Readonly<Record<string, Json>>;

/** Every document that differs from `value` in one place. The schema decides which are still valid. */
export function* variations(contract: Contract, node: Schema, value: Json): Generator<Variation> {
  const schema = alternative(contract, node, value);
  if (isFields(value)) yield* fieldVariations(contract, schema, value);
  else if (Array.isArray(value)) yield* itemVariations(contract, schema, value);
  for (const candidate of replacements(schema, value))
    yield { at: '', what: show(candidate), value: candidate };
}

function* fieldVariations(contract: Contract, schema: Schema, value: Fields): Generator<Variation> {
  for (const [name, inner] of Object.entries(value)) {
    const { [name]: _, ...rest } = value;
    yield { at: `/${name}`, what: 'left out', value: rest };
    const open = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    const property = schema.properties?.[name] ?? open;
    if (property === undefined) continue;
    for (const variation of variations(contract, property, inner))
      yield { ...variation, at: `/${name}${variation.at}`, value: { ...value, [name]: variation.value } };
  }
  for (const name of ['zzUnknown', 'isOwner', '__proto__'])
    yield {
      at: '',
      what: `with the field ${name}`,
      value: { ...value, [name]: true },
      unreadable: name === '__proto__',
    };
  const { maxProperties } = schema;
  if (maxProperties !== undefined && maxProperties < 500)
    for (const size of [maxProperties, maxProperties + 1])
      yield { at: '', what: `${size} fields`, value: padded(value, size) };
}

const padded = (value: Fields, size: number): Fields => ({
  ...value,
  ...Object.fromEntries(
    Array.from({ length: size - Object.keys(value).length }, (_, index) => [`more${index}`, true]),
  ),
});

function* itemVariations(contract: Contract, schema: Schema, value: readonly Json[]): Generator<Variation> {
  const [item, ...rest] = value;
  const { maxItems, minItems, items } = schema;
  yield { at: '', what: 'no items', value: [] };
  if (item === undefined || items === undefined) return;
  for (const size of new Set([minItems, maxItems, maxItems === undefined ? undefined : maxItems + 1]))
    if (size !== undefined && size < 1000)
      yield { at: '', what: `${size} items`, value: Array.from({ length: size }, () => item) };
  for (const variation of variations(contract, items, item))
    yield { ...variation, at: `/0${variation.at}`, value: [variation.value, ...rest] };
}

/** Replaces any other text. */
export const SOME_TEXT = 'some text';

const OTHER_KINDS: readonly Json[] = [null, true, 'true', 7, '7', 1.5, SOME_TEXT, {}, []];

/** Replacement values: every other type, and both sides of every limit in the schema. */
export function replacements(schema: Schema, value: Json): Json[] {
  const all = [...OTHER_KINDS, ...borders(schema), ...(schema.enum ?? []), ...wrongEnums(schema)];
  const seen = new Set([JSON.stringify(value)]);
  return all.filter((json) => {
    const text = JSON.stringify(json);
    return !seen.has(text) && seen.add(text);
  });
}

function wrongEnums({ enum: values = [] }: Schema): Json[] {
  const [first] = values;
  return typeof first === 'string' ? ['ZZ_NONE', swapped(first), `${first} `] : [];
}

const swapped = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

function borders(schema: Schema): Json[] {
  const types = [schema.type].flat();
  const numbers = [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
  const around = numbers.flatMap((limit) => [limit - 1, limit, limit + 1]);
  if (types.includes('integer') || types.includes('number')) return [...around, -1, 0, 0.5];
  return types.includes('string') && !schema.enum ? textBorders(schema) : [];
}

/** Valid texts that break careless servers: markup, search patterns, emoji. */
const AWKWARD = ['', ' ', '0', '%', '_', "'", '"<&>', '\\', '{}', 'é', '😀', 'नमस्ते', '-1'];
const DATES = ['2026-11-20', '2026-13-45T00:00:00Z', '2026-11-20T10:00:00Z', 'yesterday'];

function textBorders(schema: Schema): string[] {
  const { minLength = 0, maxLength = 5000, format = '', pattern } = schema;
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0);
  const long = lengths.filter((length) => length <= 20_000).map((length) => 'k'.repeat(length));
  const dates = format.startsWith('date') ? DATES : [];
  return [...long, ...AWKWARD, ...dates, ...(pattern === undefined ? [] : [' !', 'k\n'])];
}

/** Texts that a schema cannot forbid but a database may: the server must respond, even with a refusal. */
export const ODD_TEXTS: readonly string[] = [
  'a\u0000b',
  '\ud800',
  '\u202Eabc\u2066',
  'a\u200Bb',
  `e${'\u0301'.repeat(500)}`,
  "x'; DROP TABLE posts; --",
];

/** A valid document with its optional fields filled in, so that they are varied too. */
export function fillOptional(contract: Contract, node: Schema, example: Json): Json {
  const schema = alternative(contract, node, example);
  if (!isFields(example)) return example;
  const known = new KnownValues();
  const missing = Object.entries(schema.properties ?? {}).filter(([name]) => !(name in example));
  const filled = missing.map(([name, property]): [string, Json] => {
    const [sample] = fc.sample(valueArbitrary(contract, property, known), { numRuns: 1, seed: 1 });
    return [name, sample ?? null];
  });
  const inner = Object.entries(example).map(([name, value]): [string, Json] => {
    const property = schema.properties?.[name];
    return [name, property ? fillOptional(contract, property, value) : value];
  });
  const full = Object.fromEntries([...inner, ...filled]);
  return contract.misfit(node, full) === undefined ? full : example;
}

function alternative(contract: Contract, node: Schema, value: Json): Schema {
  const schema = contract.schema(node);
  const fitting = (schema.oneOf ?? schema.anyOf)?.find(
    (schema) => contract.misfit(schema, value) === undefined,
  );
  return fitting ? alternative(contract, fitting, value) : schema;
}

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function show(value: Json): string {
  const text = JSON.stringify(value);
  return text.length <= 32 ? text : `${text.slice(0, 12)}… (${text.length} characters)`;
}

import {
  alternatives,
  component,
  discriminator,
  isNullable,
  type Property,
  propertiesOf,
  tagsOf,
} from './shapes';
import { type Document, type Schema, schemaName } from './spec';

/** Requests may only accept more and responses may only return less; the opposite breaks clients. */
export interface Comparison {
  readonly before: Document;
  readonly after: Document;
  readonly direction: 'request' | 'response';
  /** Visited pairs of references: schemas may be recursive. */
  readonly met?: ReadonlySet<string>;
}

export type Pair = readonly [before: Schema, after: Schema];

/** Marks where a path enters a component: the same change applies wherever the component is used. */
export const ENTERING = '\u0001';

export function* schemaBreaks(outer: Comparison, references: Pair, place: string): Generator<string> {
  const [{ $ref: before }, { $ref: after }] = references;
  const name = schemaName(references[1]);
  const path = name === undefined ? place : `${place}${ENTERING}${name}${ENTERING}`;
  const met = `${before} ${after}`;
  if (before !== undefined && outer.met?.has(met)) return;
  const by: Comparison = { ...outer, met: new Set([...(outer.met ?? []), met]) };
  const pair: Pair = [core(by.before, references[0]), core(by.after, references[1])];
  yield* typeBreaks(by, references, path);
  yield* valueBreaks(by, pair, path);
  yield* boundBreaks(by, pair, path);
  yield* defaultBreaks(by, references, path);
  yield* propertyBreaks(by, pair, path);
  yield* innerBreaks(by, pair, path);
  yield* choiceBreaks(by, pair, path);
}

/** The items of lists and the values of maps. */
function* innerBreaks(by: Comparison, [before, after]: Pair, path: string): Generator<string> {
  if (before.items && after.items) yield* schemaBreaks(by, [before.items, after.items], `${path}/*`);
  const [values, rest] = [before.additionalProperties, after.additionalProperties];
  if (typeof values === 'object' && typeof rest === 'object') {
    yield* schemaBreaks(by, [values, rest], `${path}/*`);
  }
}

/** The schema without its reference and without a null alternative. */
function core(document: Document, schema: Schema): Schema {
  const whole = component(document, schema);
  const [only, ...schemas] = alternatives(whole) ?? [];
  return only && schemas.length === 0 ? core(document, only) : whole;
}

/**
 * Compares types by what they accept: a number may be an integer. Null is compared separately, because it may
 * come from a oneOf.
 */
function typesOf(document: Document, schema: Schema): ReadonlySet<string> | undefined {
  const { type } = core(document, schema);
  if (type === undefined) return undefined;
  const types = new Set([type].flat().filter((each) => each !== 'null'));
  return types.has('number') ? types.add('integer') : types;
}

function* typeBreaks(by: Comparison, [before, after]: Pair, path: string): Generator<string> {
  const [then, now] = [typesOf(by.before, before), typesOf(by.after, after)];
  const [couldBeNull, canBeNull] = [isNullable(by.before, before), isNullable(by.after, after)];
  const lost = [...minus(then, now), ...(couldBeNull && !canBeNull ? ['null'] : [])];
  const gained = [...minus(now, then), ...(canBeNull && !couldBeNull ? ['null'] : [])];
  if (by.direction === 'request' && lost.length > 0) yield `${path} no longer accepts ${lost.join(', ')}`;
  if (by.direction === 'response' && gained.length > 0) yield `${path} can now be ${gained.join(', ')}`;
}

const minus = (some: ReadonlySet<unknown> | undefined, rest: ReadonlySet<unknown> | undefined): unknown[] =>
  [...(some ?? [])].filter((each) => rest !== undefined && !rest.has(each));

const listed = (schema: Schema): ReadonlySet<unknown> | undefined => {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values && new Set(values);
};

function* valueBreaks({ direction }: Comparison, [before, after]: Pair, path: string): Generator<string> {
  const [then, now] = [listed(before), listed(after)];
  const lost = minus(then, now);
  const gained = minus(now, then);
  if (lost.length > 0)
    yield direction === 'request'
      ? `${path} no longer accepts ${lost.join(', ')}`
      : `${path} can no longer be ${lost.join(', ')}`;
  if (direction === 'response' && gained.length > 0)
    yield `${path} can now be ${gained.join(', ')}, which no client switch handles`;
  if (direction === 'request' && !then && now) yield `${path} now accepts only ${[...now].join(', ')}`;
  if (direction === 'response' && then && !now) yield `${path} can now be anything`;
}

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

function* boundBreaks({ direction }: Comparison, [before, after]: Pair, path: string): Generator<string> {
  const request = direction === 'request';
  const [inner, outer] = request ? [after, before] : [before, after];
  const verb = request ? 'narrowed' : 'widened';
  for (const bound of LOWER) {
    if ((inner[bound] ?? -Infinity) > (outer[bound] ?? -Infinity))
      yield `${path} ${verb} its ${bound} to ${after[bound] ?? 'none'}`;
  }
  for (const bound of UPPER) {
    if ((inner[bound] ?? Infinity) < (outer[bound] ?? Infinity))
      yield `${path} ${verb} its ${bound} to ${after[bound] ?? 'none'}`;
  }
  for (const form of ['pattern', 'format'] as const) {
    if (inner[form] !== undefined && inner[form] !== outer[form])
      yield `${path} changed its ${form} to ${after[form] ?? 'none'}`;
  }
}

/** A client that omits the value now gets another response. A default may be next to the reference. */
function* defaultBreaks(by: Comparison, [before, after]: Pair, path: string): Generator<string> {
  if (by.direction === 'response') return;
  const [then, now] = [
    before.default ?? component(by.before, before).default,
    after.default ?? component(by.after, after).default,
  ];
  if (JSON.stringify(then) !== JSON.stringify(now))
    yield `${path} changed its default from ${JSON.stringify(then) ?? 'none'} to ${JSON.stringify(now) ?? 'none'}`;
}

function* propertyBreaks(by: Comparison, [before, after]: Pair, path: string): Generator<string> {
  const then = byName(propertiesOf(by.before, before));
  const now = byName(propertiesOf(by.after, after));
  const closed = after.additionalProperties === false;
  for (const [name, property] of now) {
    const was = then.get(name);
    if (by.direction === 'request' && !property.optional && (was?.optional ?? true))
      yield `${path}/${name} is now required`;
    if (was) yield* schemaBreaks(by, [was.schema, property.schema], `${path}/${name}`);
  }
  for (const [name, { optional }] of then) {
    const is = now.get(name);
    if (!is && (by.direction === 'response' || closed)) yield `${path}/${name} was removed`;
    if (is?.optional && !optional && by.direction === 'response') yield `${path}/${name} can now be missing`;
  }
  if (by.direction === 'request' && closed && before.additionalProperties !== false && then.size > 0) {
    yield `${path} no longer accepts undefined fields`;
  }
}

const byName = (properties: readonly Property[]): ReadonlyMap<string, Property> =>
  new Map(properties.map((property) => [property.wire, property]));

/** Alternatives match by the value of their discriminator, or otherwise by position. */
function* choiceBreaks(by: Comparison, [before, after]: Pair, path: string): Generator<string> {
  const [ways, rest] = [alternatives(before), alternatives(after)];
  if (!ways || !rest) return;
  const then = byTag(by.before, ways);
  const now = byTag(by.after, rest);
  for (const [tag, way] of then) {
    const is = now.get(tag);
    if (is) yield* schemaBreaks(by, [way, is], `${path} (${tag})`);
    else yield `${path} no longer has the alternative ${tag}`;
  }
  if (by.direction === 'request') return;
  for (const tag of now.keys()) {
    if (!then.has(tag)) yield `${path} has the new alternative ${tag}, which no client switch handles`;
  }
}

function byTag(document: Document, ways: readonly Schema[]): ReadonlyMap<string, Schema> {
  const tag = discriminator(document, ways);
  const nameOf = (way: Schema, place: number) =>
    tag === undefined ? `${place + 1}` : tagsOf(document, way, tag).join(' or ');
  return new Map(ways.map((way, place) => [nameOf(way, place), way]));
}

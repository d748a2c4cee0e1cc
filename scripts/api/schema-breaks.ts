import {
  alternatives,
  component,
  discriminator,
  isNullable,
  type Property,
  propertiesOf,
  tagsOf,
} from './shapes';
import type { Document, Schema } from './spec';

/** Requests may only accept more and responses only return less; the opposite breaks clients. */
export interface Comparison {
  readonly before: Document;
  readonly after: Document;
  readonly direction: 'request' | 'answer';
  /** Pairs of references on the way here: schemas may contain themselves. */
  readonly met?: ReadonlySet<string>;
}

export type Pair = readonly [before: Schema, after: Schema];

export function* schemaBreaks(outer: Comparison, references: Pair, at: string): Generator<string> {
  const [{ $ref: before }, { $ref: after }] = references;
  const met = `${before} ${after}`;
  if (before !== undefined && outer.met?.has(met)) return;
  const by: Comparison = { ...outer, met: new Set([...(outer.met ?? []), met]) };
  const pair: Pair = [core(by.before, references[0]), core(by.after, references[1])];
  yield* typeBreaks(by, references, at);
  yield* valueBreaks(by, pair, at);
  yield* boundBreaks(by, pair, at);
  yield* propertyBreaks(by, pair, at);
  yield* innerBreaks(by, pair, at);
  yield* choiceBreaks(by, pair, at);
}

/** The items of lists and the values of maps. */
function* innerBreaks(by: Comparison, [before, after]: Pair, at: string): Generator<string> {
  if (before.items && after.items) yield* schemaBreaks(by, [before.items, after.items], `${at}/*`);
  const [values, others] = [before.additionalProperties, after.additionalProperties];
  if (typeof values === 'object' && typeof others === 'object') {
    yield* schemaBreaks(by, [values, others], `${at}/*`);
  }
}

/** The schema without its reference and without an alternative that only says null. */
function core(document: Document, schema: Schema): Schema {
  const whole = component(document, schema);
  const [only, ...others] = alternatives(whole) ?? [];
  return only && others.length === 0 ? core(document, only) : whole;
}

/** Types by what they let in: a number may be an integer. Null is looked at apart, because it may come by a oneOf. */
function typesOf(document: Document, schema: Schema): ReadonlySet<string> | undefined {
  const { type } = core(document, schema);
  if (type === undefined) return undefined;
  const types = new Set([type].flat().filter((each) => each !== 'null'));
  return types.has('number') ? types.add('integer') : types;
}

function* typeBreaks(by: Comparison, [before, after]: Pair, at: string): Generator<string> {
  const [then, now] = [typesOf(by.before, before), typesOf(by.after, after)];
  const [couldBeNull, canBeNull] = [isNullable(by.before, before), isNullable(by.after, after)];
  const lost = [...minus(then, now), ...(couldBeNull && !canBeNull ? ['null'] : [])];
  const gained = [...minus(now, then), ...(canBeNull && !couldBeNull ? ['null'] : [])];
  if (by.direction === 'request' && lost.length > 0) yield `${at} no longer accepts ${lost.join(', ')}`;
  if (by.direction === 'answer' && gained.length > 0) yield `${at} can now be ${gained.join(', ')}`;
}

const minus = (some: ReadonlySet<unknown> | undefined, others: ReadonlySet<unknown> | undefined): unknown[] =>
  [...(some ?? [])].filter((each) => others !== undefined && !others.has(each));

const listed = (schema: Schema): ReadonlySet<unknown> | undefined => {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values && new Set(values);
};

function* valueBreaks({ direction }: Comparison, [before, after]: Pair, at: string): Generator<string> {
  const [then, now] = [listed(before), listed(after)];
  const lost = minus(then, now);
  const gained = minus(now, then);
  if (lost.length > 0)
    yield direction === 'request'
      ? `${at} no longer accepts ${lost.join(', ')}`
      : `${at} can no longer be ${lost.join(', ')}`;
  if (direction === 'answer' && gained.length > 0)
    yield `${at} can now be ${gained.join(', ')}, which no client switch handles`;
  if (direction === 'request' && !then && now) yield `${at} now accepts only ${[...now].join(', ')}`;
  if (direction === 'answer' && then && !now) yield `${at} can now be anything`;
}

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

function* boundBreaks({ direction }: Comparison, [before, after]: Pair, at: string): Generator<string> {
  const asked = direction === 'request';
  const [inner, outer] = asked ? [after, before] : [before, after];
  const verb = asked ? 'narrowed' : 'widened';
  for (const bound of LOWER) {
    if ((inner[bound] ?? -Infinity) > (outer[bound] ?? -Infinity))
      yield `${at} ${verb} its ${bound} to ${after[bound] ?? 'none'}`;
  }
  for (const bound of UPPER) {
    if ((inner[bound] ?? Infinity) < (outer[bound] ?? Infinity))
      yield `${at} ${verb} its ${bound} to ${after[bound] ?? 'none'}`;
  }
  for (const form of ['pattern', 'format'] as const) {
    if (inner[form] !== undefined && inner[form] !== outer[form])
      yield `${at} changed its ${form} to ${after[form] ?? 'none'}`;
  }
}

function* propertyBreaks(by: Comparison, [before, after]: Pair, at: string): Generator<string> {
  const then = byName(propertiesOf(by.before, before));
  const now = byName(propertiesOf(by.after, after));
  const closed = after.additionalProperties === false;
  for (const [name, property] of now) {
    const was = then.get(name);
    if (by.direction === 'request' && !property.optional && (was?.optional ?? true))
      yield `${at}/${name} is now required`;
    if (was) yield* schemaBreaks(by, [was.schema, property.schema], `${at}/${name}`);
  }
  for (const [name, { optional }] of then) {
    const is = now.get(name);
    if (!is && (by.direction === 'answer' || closed)) yield `${at}/${name} was removed`;
    if (is?.optional && !optional && by.direction === 'answer') yield `${at}/${name} can now be missing`;
  }
  if (by.direction === 'request' && closed && before.additionalProperties !== false && then.size > 0) {
    yield `${at} no longer accepts undefined fields`;
  }
}

const byName = (properties: readonly Property[]): ReadonlyMap<string, Property> =>
  new Map(properties.map((property) => [property.wire, property]));

/** Alternatives match by the value of their discriminator, or otherwise by position. */
function* choiceBreaks(by: Comparison, [before, after]: Pair, at: string): Generator<string> {
  const [ways, others] = [alternatives(before), alternatives(after)];
  if (!ways || !others) return;
  const then = byTag(by.before, ways);
  const now = byTag(by.after, others);
  for (const [tag, way] of then) {
    const is = now.get(tag);
    if (is) yield* schemaBreaks(by, [way, is], `${at} (${tag})`);
    else yield `${at} no longer has the alternative ${tag}`;
  }
  if (by.direction === 'request') return;
  for (const tag of now.keys()) {
    if (!then.has(tag)) yield `${at} has the new alternative ${tag}, which no client switch handles`;
  }
}

function byTag(document: Document, ways: readonly Schema[]): ReadonlyMap<string, Schema> {
  const tag = discriminator(document, ways);
  const nameOf = (way: Schema, place: number) =>
    tag === undefined ? `${place + 1}` : tagsOf(document, way, tag).join(' or ');
  return new Map(ways.map((way, place) => [nameOf(way, place), way]));
}

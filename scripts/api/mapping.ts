import { type Code, type Field, isKept, keeping, writtenOut } from './fields';
import { branches, type Layout, ternary } from './layout';
import {
  access,
  alternatives,
  choices,
  codecOf,
  component,
  discriminator,
  domainName,
  isNullable,
  isObject,
  type Property,
  propertiesOf,
  quoted,
  tagsOf,
} from './shapes';
import { type Parameter, type Schema, type Spec, schemaName } from './spec';

/** `to` converts from the wire to the core, `from` from the core to the wire. */
export type Direction = 'to' | 'from';

const ITEM_NAMES = ['each', 'inner', 'innermost'];

/** Generates the code that converts one contract's values between the wire and the core. */
export class Mapping {
  readonly #spec: Spec;
  readonly #changed: ReadonlySet<string>;
  readonly #functions = new Map<string, Layout>();
  readonly coreTypes = new Set<string>();
  readonly runtime = new Set<string>();
  /** The type that the function being written returns. */
  #coreType: string | undefined;

  constructor(spec: Spec) {
    this.#spec = spec;
    this.#changed = changedSchemas(spec);
  }

  get functions(): readonly Layout[] {
    return [...this.#functions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, layout]) => layout);
  }

  /** The code for a required value, or undefined when both sides are equal. */
  always(schema: Schema, source: string, direction: Direction, depth = 0): Code | undefined {
    const nullable = isNullable(this.#spec.document, schema);
    return this.#perhaps({ schema, nullable, optional: false }, source, direction, depth);
  }

  /** The code that writes an input to a parameter; the codec may be next to its schema. */
  parameter({ schema, required = false, ...named }: Parameter, source: string): Code | undefined {
    const coded = { ...schema, 'x-domain': codecOnly(named) ?? schema['x-domain'] };
    const nullable = isNullable(this.#spec.document, schema);
    return this.#perhaps({ schema: coded, nullable, optional: !required }, source, 'from', 0);
  }

  /** A function that converts a whole response: `toPost`, `each(toPost)` or an inline one. */
  reader(schema: Schema): Layout | undefined {
    const { items } = component(this.#spec.document, schema);
    const item = items && this.always(items, 'wire', 'to')?.fn;
    if (item !== undefined) {
      this.runtime.add('each');
      return `each(${item})`;
    }
    const code = this.always(schema, 'wire', 'to');
    return code && (code.fn ?? ['(wire) =>', arrowBody(code)]);
  }

  /** `{ ...keep(wire, ['title']), id: wire.postId, … }` */
  literal(properties: readonly Property[], owner: string, direction: Direction, depth = 0): Code {
    const fields = properties.map((property): Field => {
      const [target, name] =
        direction === 'to' ? [property.core, property.wire] : [property.wire, property.core];
      const source = access(owner, name);
      const layout = this.#perhaps(property, source, direction, depth)?.layout ?? source;
      return { target, kept: target === name && isKept(layout, source), layout };
    });
    if (direction === 'from') return this.fields(fields, owner);
    const type = owner === 'wire' ? this.#coreType : undefined;
    return type === undefined ? writtenOut(fields) : this.fields(fields, owner, type);
  }

  /** The fields that are only copied are named once, not twice; `type` must have them. */
  fields(fields: readonly Field[], owner: string, type?: string): Code {
    const code = keeping(fields, owner, type);
    if (code === undefined) return writtenOut(fields);
    this.runtime.add('keep');
    if (type !== undefined) this.runtime.add('type KeysOf');
    return code;
  }

  #perhaps(
    property: Pick<Property, 'schema' | 'nullable' | 'optional'>,
    source: string,
    direction: Direction,
    depth: number,
  ): Code | undefined {
    const { schema, nullable, optional } = property;
    const there = this.#there(schema, source, direction, depth);
    const absent = direction === 'from' && nullable && !optional ? 'null' : 'undefined';
    if (there === undefined) {
      const same = !nullable || (direction === 'from' && optional);
      return same ? undefined : { layout: `${source} ?? ${absent}` };
    }
    if (!nullable && !optional) return there;
    return { layout: ternary(missing(source, direction, property), absent, there.layout) };
  }

  /** The code for a value that is neither null nor undefined. */
  #there(schema: Schema, source: string, direction: Direction, depth: number): Code | undefined {
    const { document } = this.#spec;
    const codec = codecOf(document, schema);
    if (codec !== undefined) {
      this.runtime.add(codec);
      return { layout: `${codec}.${direction}(${source})`, fn: `${codec}.${direction}` };
    }
    const name = schemaName(schema);
    if (name !== undefined && isMapped(this.#spec, component(document, schema))) {
      return this.#changed.has(name) ? this.#call(name, source, direction) : undefined;
    }
    const whole = component(document, schema);
    if (!differs(this.#spec, this.#changed, whole)) return undefined;
    if (whole.items) return this.#list(whole.items, source, direction, depth);
    const ways = alternatives(whole);
    const [only] = ways ?? [];
    if (only !== undefined && ways?.length === 1) return this.#there(only, source, direction, depth);
    if (ways) return this.#choice(ways, source, direction, depth);
    if (isObject(document, whole)) {
      return this.literal(propertiesOf(document, whole), source, direction, depth);
    }
    return typeof whole.additionalProperties === 'object'
      ? this.#record(whole.additionalProperties, source, direction, depth)
      : undefined;
  }

  #call(name: string, source: string, direction: Direction): Code {
    const fn = `${direction}${name}`;
    if (!this.#functions.has(fn)) {
      this.#functions.set(fn, '');
      this.#functions.set(fn, this.#function(name, fn, direction));
    }
    return { layout: `${fn}(${source})`, fn };
  }

  #function(name: string, fn: string, direction: Direction): Layout {
    const schema = component(this.#spec.document, { $ref: `#/components/schemas/${name}` });
    const type = domainName(schema);
    if (type === undefined) {
      throw new Error(
        `${this.#spec.file}: the schema ${name} differs from the core but names no core type: give it x-domain with the type's name`,
      );
    }
    for (const [word] of type.matchAll(/\b[A-Z]\w*/g)) this.coreTypes.add(word);
    const [parameter, from, to] =
      direction === 'to' ? ['wire', `Schemas['${name}']`, type] : ['core', type, `Schemas['${name}']`];
    const outer = this.#coreType;
    this.#coreType = type;
    const body = this.#there({ ...schema, 'x-domain': undefined }, parameter, direction, 0);
    this.#coreType = outer;
    return [`const ${fn} = (${parameter}: ${from}): ${to} =>`, arrowBody(body ?? { layout: parameter }), ';'];
  }

  #list(items: Schema, source: string, direction: Direction, depth: number): Code {
    return { layout: [`${source}.map(`, this.#each(items, direction, depth), ')'] };
  }

  #record(values: Schema, source: string, direction: Direction, depth: number): Code {
    this.runtime.add('mapValues');
    return { layout: [`mapValues(${source}, `, this.#each(values, direction, depth), ')'] };
  }

  #each(items: Schema, direction: Direction, depth: number): Layout {
    const name = ITEM_NAMES[depth] ?? `each${depth}`;
    const code = this.always(items, name, direction, depth + 1) ?? { layout: name };
    return code.fn ?? [`(${name}) =>`, arrowBody(code)];
  }

  #choice(ways: readonly Schema[], source: string, direction: Direction, depth: number): Code {
    const { document, file } = this.#spec;
    const tag = discriminator(document, ways);
    if (tag === undefined) {
      throw new Error(
        `${file}: a oneOf needs a property with a const or enum in every alternative, so that they can be distinguished`,
      );
    }
    this.runtime.add('unexpected');
    const chain = [...ways].reverse().reduce<Layout>((otherwise, way) => {
      const property = propertiesOf(document, way).find(({ wire }) => wire === tag);
      const name = access(source, (direction === 'to' ? property?.wire : property?.core) ?? tag);
      const test = tagsOf(document, way, tag).map((value) => `${name} === ${constant(value)}`);
      const yes = this.#there(way, source, direction, depth)?.layout ?? source;
      return branches(test.join(' || '), yes, otherwise);
    }, `unexpected(${source})`);
    return { layout: { group: chain } };
  }
}

/** The code after the => of an arrow function. */
const arrowBody = ({ layout, literal }: Code): Layout =>
  literal ? [' (', layout, ')'] : { group: { indent: [{ line: 'space' }, layout] } };

const constant = (value: unknown): string => (typeof value === 'string' ? quoted(value) : String(value));

function missing(
  source: string,
  direction: Direction,
  { nullable, optional }: Pick<Property, 'nullable' | 'optional'>,
): string {
  if (direction === 'from' || !nullable) return `${source} === undefined`;
  return optional ? `${source} == null` : `${source} === null`;
}

/** Objects and unions of objects get their own function; everything else is inlined. */
const isMapped = (spec: Spec, schema: Schema): boolean =>
  isObject(spec.document, schema) || (alternatives(schema)?.length ?? 0) > 1;

/** The components that differ in the core: the least fixpoint, because schemas may be recursive. */
function changedSchemas(spec: Spec): ReadonlySet<string> {
  const schemas = Object.entries(spec.document.components?.schemas ?? {});
  const changed = new Set<string>();
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const [name, schema] of schemas) {
      if (differs(spec, changed, { ...schema, 'x-domain': codecOnly(schema) })) changed.add(name);
    }
  }
  return changed;
}

const codecOnly = ({ 'x-domain': domain }: Pick<Schema, 'x-domain'>): Schema['x-domain'] =>
  typeof domain === 'object' ? domain : undefined;

function differs(spec: Spec, changed: ReadonlySet<string>, schema: Schema): boolean {
  const name = schemaName(schema);
  if (name !== undefined) return changed.has(name);
  const { document } = spec;
  const within = (part: Schema | undefined): boolean => part !== undefined && differs(spec, changed, part);
  if (codecOf(document, schema) !== undefined || isNullable(document, schema)) return true;
  const { items, additionalProperties: values } = schema;
  return (
    within(items) ||
    (typeof values === 'object' && within(values)) ||
    (choices(schema)?.some(within) ?? false) ||
    propertiesOf(document, schema).some(
      (property) => property.core !== property.wire || property.nullable || within(property.schema),
    )
  );
}

import { type Document, resolve, type Schema, schemaName } from './spec';

/** Schema queries of the generator. */

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** A property name as written in an object literal. */
export const keyed = (name: string): string => (isIdentifier(name) ? name : quoted(name));
export const access = (owner: string, name: string): string =>
  isIdentifier(name) ? `${owner}.${name}` : `${owner}[${quoted(name)}]`;
export const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
export const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

type Named = Pick<Schema, 'x-domain'>;

/** The core's name for a property, a parameter or (on a component) a type. */
export function domainName(named: Named): string | undefined {
  const domain = named['x-domain'];
  return typeof domain === 'string' ? domain : domain?.name;
}

/** The core type of an id, which the x-domain of its schema names. */
export function idKindOf(schema: Schema): string | undefined {
  const name = domainName(schema);
  const isId = schema.type === 'string' || schema.type === 'integer';
  return isId && name !== undefined && /^[A-Z]\w*Id$/.test(name) ? name : undefined;
}

export function codecOf(document: Document, schema: Schema): string | undefined {
  const here = codecBeside(schema);
  return here ?? (schemaName(schema) === undefined ? undefined : codecBeside(component(document, schema)));
}

const codecBeside = (schema: Schema): string | undefined => {
  const domain = schema['x-domain'];
  return typeof domain === 'object' ? domain.codec : undefined;
};

export const component = (document: Document, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(document, { $ref: schema.$ref });

const isNull = (schema: Schema): boolean => schema.type === 'null';

export const choices = (schema: Schema): readonly Schema[] | undefined => schema.oneOf ?? schema.anyOf;

/** Whether the wire value may be null. */
export function isNullable(document: Document, schema: Schema): boolean {
  const { type, ...rest } = component(document, schema);
  if (Array.isArray(type) && type.includes('null')) return true;
  return choices(rest)?.some((each) => isNullable(document, each) || isNull(each)) ?? false;
}

/** The alternatives of a oneOf without the null one. */
export const alternatives = (schema: Schema): readonly Schema[] | undefined =>
  choices(schema)?.filter((each) => !isNull(each));

export interface Property {
  /** Its name on the wire. */
  readonly wire: string;
  /** Its name in the core. */
  readonly core: string;
  readonly schema: Schema;
  readonly optional: boolean;
  readonly nullable: boolean;
}

/** The properties of an object, including those of its allOf parts. */
export function propertiesOf(document: Document, schema: Schema): readonly Property[] {
  const whole = component(document, schema);
  const required = new Set(whole.required ?? []);
  const own = Object.entries(whole.properties ?? {}).map(([wire, property]) => ({
    wire,
    core: domainName(property) ?? wire,
    schema: property,
    optional: !required.has(wire),
    nullable: isNullable(document, property),
  }));
  const inherited = (whole.allOf ?? []).flatMap((part) => propertiesOf(document, part));
  return [...inherited.filter(({ wire }) => !own.some((item) => item.wire === wire)), ...own];
}

export const isObject = (document: Document, schema: Schema): boolean => {
  const whole = component(document, schema);
  return whole.properties !== undefined || whole.allOf !== undefined;
};

/** The allowed values of a property if its schema lists them. */
export function listed(document: Document, schema: Schema): readonly unknown[] | undefined {
  const { const: only, enum: several } = component(document, schema);
  return only === undefined ? several : [only];
}

/** The discriminating property of a oneOf. */
export function discriminator(document: Document, ways: readonly Schema[]): string | undefined {
  const [first] = ways;
  if (first === undefined) return undefined;
  return propertiesOf(document, first)
    .map(({ wire }) => wire)
    .find((wire) => ways.every((way) => tagsOf(document, way, wire).length > 0));
}

export function tagsOf(document: Document, way: Schema, wire: string): readonly unknown[] {
  const property = propertiesOf(document, way).find((property) => property.wire === wire);
  return (property && listed(document, property.schema)) ?? [];
}

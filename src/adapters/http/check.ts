/** Validates the part of JSON Schema that the contracts use; a property test compares its results with ajv. */

export interface CheckedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly CheckedSchema[];
  readonly anyOf?: readonly CheckedSchema[];
  readonly allOf?: readonly CheckedSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: CheckedSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, CheckedSchema | undefined>>;
  readonly additionalProperties?: boolean | CheckedSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

export type CheckedSchemas = Readonly<Record<string, CheckedSchema>>;

type Check = (schema: CheckedSchema, value: unknown, at: string) => string | undefined;

/** Returns why a value breaks its schema, if it does. Names paths and rules, never values, because it is reported. */
export function breachOf(schema: CheckedSchema, value: unknown, schemas: CheckedSchemas): string | undefined {
  const check: Check = (part, inner, at) =>
    referenceBreach(part, inner, at) ??
    typeBreach(part, inner, at) ??
    choiceBreach(part, inner, at, check) ??
    contentBreach(part, inner, at, check);
  const referenceBreach: Check = ({ $ref: name }, inner, at) => {
    if (name === undefined) return undefined;
    const named = schemas[name];
    return named ? check(named, inner, at) : `${at} is of the unknown schema ${name}`;
  };
  return check(schema, value, '');
}

function typeBreach({ type, const: only, enum: several }: CheckedSchema, value: unknown, at: string) {
  if (type !== undefined && ![type].flat().some((name) => isOfType(name, value))) {
    return `${at} must be ${[type].flat().join(' or ')}`;
  }
  if (only !== undefined && value !== only) return `${at} must be ${String(only)}`;
  if (several && !several.includes(value)) return `${at} must be one of ${several.join(', ')}`;
  return undefined;
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function choiceBreach({ oneOf, anyOf, allOf }: CheckedSchema, value: unknown, at: string, check: Check) {
  const fits = (way: CheckedSchema): boolean => check(way, value, at) === undefined;
  if (oneOf && oneOf.filter(fits).length !== 1) return `${at} must be exactly one of its alternatives`;
  if (anyOf && !anyOf.some(fits)) return `${at} must be one of its alternatives`;
  return first(allOf ?? [], (part) => check(part, value, at));
}

function contentBreach(schema: CheckedSchema, value: unknown, at: string, check: Check): string | undefined {
  if (typeof value === 'number') return outside(schema.minimum, schema.maximum, value, at);
  if (typeof value === 'string') return textBreach(schema, value, at);
  if (Array.isArray(value)) return listBreach(schema, value, at, check);
  return isObject(value) ? objectBreach(schema, value, at, check) : undefined;
}

function textBreach({ minLength, maxLength, pattern }: CheckedSchema, value: string, at: string) {
  const counted = minLength !== undefined || maxLength !== undefined;
  const breach = counted ? outside(minLength, maxLength, [...value].length, `${at} length`) : undefined;
  if (breach !== undefined) return breach;
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
    ? undefined
    : `${at} must match ${pattern}`;
}

function listBreach(
  { items, minItems, maxItems }: CheckedSchema,
  value: readonly unknown[],
  at: string,
  check: Check,
) {
  return (
    outside(minItems, maxItems, value.length, `${at} count`) ??
    (items && first([...value.entries()], ([index, item]) => check(items, item, `${at}/${index}`)))
  );
}

function objectBreach(
  {
    required = [],
    properties = {},
    additionalProperties = true,
    minProperties,
    maxProperties,
  }: CheckedSchema,
  value: Readonly<Record<string, unknown>>,
  at: string,
  check: Check,
): string | undefined {
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at} lacks ${missing}`;
  const names = Object.keys(value);
  const entry = (name: string): string | undefined => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property) return check(property, value[name], `${at}/${name}`);
    if (additionalProperties === false) return `${at} has an undocumented field`;
    return additionalProperties === true ? undefined : check(additionalProperties, value[name], `${at}/*`);
  };
  return outside(minProperties, maxProperties, names.length, `${at} count`) ?? first(names, entry);
}

function outside(least = -Infinity, most = Infinity, value = 0, at = ''): string | undefined {
  if (value < least) return `${at} must be at least ${least}`;
  return value > most ? `${at} must be at most ${most}` : undefined;
}

function first<Item>(items: readonly Item[], breach: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = breach(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

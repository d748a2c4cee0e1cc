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

type Check = (schema: CheckedSchema, value: unknown, path: string) => string | undefined;

/** Returns why a value breaks its schema, if it does. Names paths and rules, never values, because it is reported. */
export function breachOf(schema: CheckedSchema, value: unknown, schemas: CheckedSchemas): string | undefined {
  const check: Check = (part, inner, path) =>
    referenceBreach(part, inner, path) ??
    typeBreach(part, inner, path) ??
    choiceBreach(part, inner, path, check) ??
    contentBreach(part, inner, path, check);
  const referenceBreach: Check = ({ $ref: name }, inner, path) => {
    if (name === undefined) return undefined;
    const named = schemas[name];
    return named ? check(named, inner, path) : `${path} is of the unknown schema ${name}`;
  };
  return check(schema, value, '');
}

function typeBreach({ type, const: only, enum: several }: CheckedSchema, value: unknown, path: string) {
  if (type !== undefined && ![type].flat().some((name) => isOfType(name, value))) {
    return `${path} must be ${[type].flat().join(' or ')}`;
  }
  if (only !== undefined && value !== only) return `${path} must be ${String(only)}`;
  if (several && !several.includes(value)) return `${path} must be one of ${several.join(', ')}`;
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

function choiceBreach({ oneOf, anyOf, allOf }: CheckedSchema, value: unknown, path: string, check: Check) {
  const fits = (way: CheckedSchema): boolean => check(way, value, path) === undefined;
  if (oneOf && oneOf.filter(fits).length !== 1) return `${path} must be exactly one of its alternatives`;
  if (anyOf && !anyOf.some(fits)) return `${path} must be one of its alternatives`;
  return first(allOf ?? [], (part) => check(part, value, path));
}

function contentBreach(
  schema: CheckedSchema,
  value: unknown,
  path: string,
  check: Check,
): string | undefined {
  if (typeof value === 'number') return outside(schema.minimum, schema.maximum, value, path);
  if (typeof value === 'string') return textBreach(schema, value, path);
  if (Array.isArray(value)) return listBreach(schema, value, path, check);
  return isObject(value) ? objectBreach(schema, value, path, check) : undefined;
}

function textBreach({ minLength, maxLength, pattern }: CheckedSchema, value: string, path: string) {
  const counted = minLength !== undefined || maxLength !== undefined;
  const breach = counted ? outside(minLength, maxLength, [...value].length, `${path} length`) : undefined;
  if (breach !== undefined) return breach;
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
    ? undefined
    : `${path} must match ${pattern}`;
}

function listBreach(
  { items, minItems, maxItems }: CheckedSchema,
  value: readonly unknown[],
  path: string,
  check: Check,
) {
  return (
    outside(minItems, maxItems, value.length, `${path} count`) ??
    (items && first([...value.entries()], ([index, item]) => check(items, item, `${path}/${index}`)))
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
  path: string,
  check: Check,
): string | undefined {
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${path} lacks ${missing}`;
  const names = Object.keys(value);
  const entry = (name: string): string | undefined => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property) return check(property, value[name], `${path}/${name}`);
    if (additionalProperties === false) return `${path} has an undocumented field`;
    return additionalProperties === true ? undefined : check(additionalProperties, value[name], `${path}/*`);
  };
  return outside(minProperties, maxProperties, names.length, `${path} count`) ?? first(names, entry);
}

function outside(min = -Infinity, max = Infinity, value = 0, path = ''): string | undefined {
  if (value < min) return `${path} must be at least ${min}`;
  return value > max ? `${path} must be at most ${max}` : undefined;
}

function first<Item>(items: readonly Item[], breach: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = breach(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

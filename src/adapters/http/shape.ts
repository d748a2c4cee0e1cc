/**
 * Types of a response's values without allowed values, because a new enum value must not fail a request. `string`,
 * `number`, `boolean` or `date`; a list has the shape of its items; a field ending in a question mark may be missing
 * or null.
 */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

/** Keys are `METHOD /path`. */
export type Shapes = Readonly<Record<string, Shape>>;

export function hasShape(shape: Shape, value: unknown): boolean {
  if (shape === 'date') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) {
    return Array.isArray(value) && value.every((item) => shape.every((shape) => hasShape(shape, item)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([name, part]) =>
    name.endsWith('?') ? mayBe(part, fields[name.slice(0, -1)]) : hasShape(part, fields[name]),
  );
}

const mayBe = (shape: Shape, value: unknown): boolean =>
  value === undefined || value === null || hasShape(shape, value);

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

import type { Schema } from '../api/spec';
import type { Contract } from './contract';

/** The first undocumented field of a valid response; such fields may reveal too much. */
export function undocumentedField(
  contract: Contract,
  node: Schema,
  value: unknown,
  path = '',
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const schema = alternative(contract, node, value);
  if (Array.isArray(value)) {
    const items = schema.items;
    return (
      items && first(value, (item, index) => undocumentedField(contract, items, item, `${path}/${index}`))
    );
  }
  const named = namesOf(contract, schema);
  if (named === undefined) return undefined;
  return first(Object.entries(value), ([name, inner]) => {
    const property = named.get(name);
    return property ? undocumentedField(contract, property, inner, `${path}/${name}`) : `${path}/${name}`;
  });
}

/** The alternative that matches the value. */
function alternative(contract: Contract, node: Schema, value: unknown): Schema {
  const schema = contract.schema(node);
  const options = schema.oneOf ?? schema.anyOf;
  const fitting = options?.find((option) => contract.misfit(option, value) === undefined);
  return fitting ? alternative(contract, fitting, value) : schema;
}

/** The fields of a schema, or undefined if it allows any. */
function namesOf(contract: Contract, schema: Schema): Map<string, Schema> | undefined {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => contract.schema(part))];
  if (parts.some((part) => part.additionalProperties !== undefined && part.additionalProperties !== false))
    return undefined;
  const entries = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  return entries.length === 0 ? undefined : new Map(entries);
}

function first<T>(
  all: readonly T[],
  find: (item: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of all.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

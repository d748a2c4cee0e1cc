import type { Schema } from '../api/spec';
import type { Contract } from './contract';

/** A value somewhere in a body, with its schema. */
export interface Part {
  readonly schema: Schema;
  readonly value: unknown;
}

/** A body and all nested values. */
export function* partsOf(contract: Contract, schema: Schema, value: unknown): Generator<Part> {
  yield { schema, value };
  if (typeof value !== 'object' || value === null) return;
  for (const part of children(contract, schema, value)) yield* partsOf(contract, part.schema, part.value);
}

function children(contract: Contract, node: Schema, value: object): Part[] {
  const schema = contract.schema(node);
  const { items, properties = {} } = schema;
  const options = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
  const within = options.map((option): Part => ({ schema: option, value }));
  if (Array.isArray(value))
    return items ? value.map((item): Part => ({ schema: items, value: item })) : within;
  const fields = Object.entries(value).flatMap(([name, inner]): Part[] => {
    const property = properties[name];
    return property ? [{ schema: property, value: inner }] : [];
  });
  return [...fields, ...within];
}

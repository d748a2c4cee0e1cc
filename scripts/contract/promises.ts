import { type Json, type Operation, type Schema, schemaName } from '../api/spec';
import type { Contract } from './contract';
import { type Complaint, parsed } from './judge';
import type { Request } from './request';
import type { WireResponse } from './wire';

/** Rules beyond schemas: limits are respected, and the response is about the requested item. */
export function promises(
  contract: Contract,
  operation: Operation,
  request: Request,
  response: WireResponse,
): Complaint | undefined {
  const schema = operation.responses[String(response.status)]?.media?.schema;
  if (response.status >= 300 || schema === undefined) return undefined;
  const body = parsed(response.text);
  return (
    keepsLimit(contract, operation, request, { schema, body }) ??
    (operation.method === 'get' ? repeatsNoId(contract, { schema, body }) : undefined) ??
    echoes(contract, operation, request, { schema, body })
  );
}

interface Answered {
  readonly schema: Schema;
  readonly body: unknown;
}

/** No more items than requested, or than the contract's default. */
function keepsLimit(
  contract: Contract,
  operation: Operation,
  request: Request,
  answered: Answered,
): Complaint | undefined {
  const parameter = operation.parameters.find(({ name, in: place }) => place === 'query' && name === 'limit');
  if (!parameter) return undefined;
  const limit = Number(request.parameters['query.limit'] ?? contract.schema(parameter.schema).default);
  const length = listIn(contract, answered)?.length ?? 0;
  return length > limit
    ? { rule: 'limit-ignored', detail: `${length} items, but limit is ${limit}` }
    : undefined;
}

/** Each id appears once in a list; the id is the first required field of its schema. */
function repeatsNoId(contract: Contract, answered: Answered): Complaint | undefined {
  const list = (listIn(contract, answered) ?? []) as readonly Readonly<Record<string, unknown>>[];
  const names = identityIn(contract, answered.schema);
  if (!/^id$|Id$/.test(names[0] ?? '')) return undefined;
  const ids = list.map((item) => identityOf(item, names));
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  return repeated === undefined
    ? undefined
    : { rule: 'repeated-item', detail: `${names.join(' and ')} ${repeated} appear twice in one response` };
}

/**
 * The fields that identify a list's items: the first required field of their schema and, if they have one,
 * their type.
 */
export function identityIn(contract: Contract, schema: Schema): readonly string[] {
  const whole = contract.schema(schema);
  const list = whole.type === 'array' ? whole : contract.schema(whole.properties?.items ?? {});
  const { required: [id] = [], properties = {} } = contract.schema(list.items ?? {});
  return id === undefined ? [] : [id, ...(id !== 'type' && 'type' in properties ? ['type'] : [])];
}

export const identityOf = (item: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => JSON.stringify(item[name])).join(' ');

/**
 * The list in a response: a page's items, or a plain list unless it consists of groups that contain lists.
 */
function listIn(contract: Contract, { schema, body }: Answered): readonly unknown[] | undefined {
  if (Array.isArray(body)) {
    const item = contract.schema(contract.schema(schema).items ?? {});
    const groups = Object.values(item.properties ?? {}).some(
      (schema) => contract.schema(schema).type === 'array',
    );
    return groups ? undefined : body;
  }
  const { items } = (body ?? {}) as { items?: unknown };
  return Array.isArray(items) ? items : undefined;
}

/** A requested value with a name and a schema is returned unchanged under that name and schema. */
function echoes(
  contract: Contract,
  operation: Operation,
  request: Request,
  { schema, body }: Answered,
): Complaint | undefined {
  const properties = contract.schema(schema).properties ?? {};
  for (const { name, schema, value } of send(contract, operation, request)) {
    const property = properties[name];
    const message = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (property === undefined || value === undefined || message === undefined) continue;
    const sameWord = schemaName(schema) !== undefined && schemaName(schema) === schemaName(property);
    if (sameWord && typeof value !== 'object' && String(message) !== String(value))
      return {
        rule: 'other-returned',
        detail: `${name} was ${String(value)}, but the response says ${String(message)}`,
        cause: name,
      };
  }
  return undefined;
}

interface RecordedRequest {
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json | undefined;
}

function send(contract: Contract, { parameters, body }: Operation, request: Request): RecordedRequest[] {
  const values = parameters.map(({ name, in: place, schema }) => ({
    name,
    schema,
    value: request.parameters[`${place}.${name}`],
  }));
  const fields = (request.body ?? {}) as Readonly<Record<string, Json>>;
  const properties = Object.entries((body && contract.schema(body.schema).properties) ?? {});
  return [...values, ...properties.map(([name, schema]) => ({ name, schema, value: fields[name] }))];
}

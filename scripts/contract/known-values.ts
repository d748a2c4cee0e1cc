import { type Json, type Schema, schemaName } from '../api/spec';
import type { Contract } from './contract';
import { partsOf } from './parts';
import type { Request } from './request';

const PER_SCHEMA = 40;

/** Ids and other named values from earlier responses, so that random requests ask for existing items. */
export class KnownValues {
  readonly #bySchema = new Map<string, Set<Json>>();
  readonly #nextPages = new Map<string, Request['parameters']>();

  of(schema: Schema): readonly Json[] {
    const name = schemaName(schema);
    return name === undefined ? [] : [...(this.#bySchema.get(name) ?? [])];
  }

  /** The params of an operation's next page, if a response had one. */
  nextPageOf(operationId: string): Request['parameters'] | undefined {
    return this.#nextPages.get(operationId);
  }

  /** A cursor is valid only for its list, so it is stored with the request's parameters. */
  saveNextPage(operationId: string, parameters: Request['parameters']): void {
    this.#nextPages.set(operationId, parameters);
  }

  /** Stores every scalar whose schema has a name: a PostId of any response is used for any PostId. */
  collected(contract: Contract, node: Schema, body: unknown): void {
    for (const { schema, value } of partsOf(contract, node, body)) this.#keep(contract, schema, value);
  }

  #keep(contract: Contract, node: Schema, value: unknown): void {
    const name = schemaName(node);
    if (name === undefined || (typeof value !== 'string' && typeof value !== 'number')) return;
    if (contract.schema(node).enum) return;
    const known = this.#bySchema.get(name) ?? new Set();
    if (known.size < PER_SCHEMA) this.#bySchema.set(name, known.add(value));
  }
}

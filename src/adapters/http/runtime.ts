import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { failureOf, refusalOf } from './failures';

/** The runtime of the generated adapters. */

export type { Middleware };

export interface Wire {
  /** Empty for the page's origin. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly middleware?: readonly Middleware[];
  /** Makes a client share what it reads with others. */
  readonly sharing?: <Paths extends object>(client: Http<Paths>, base: string) => Http<Paths>;
}

export type Http<Paths extends object> = Client<Paths>;

export function connect<Paths extends object>(wire: Wire, base: string): Http<Paths> {
  const client = createClient<Paths>({
    baseUrl: wire.origin + base,
    credentials: 'include',
    fetch: wire.fetch,
  });
  client.use(...(wire.middleware ?? []));
  return wire.sharing?.(client, base) ?? client;
}

export const passing = (call: Call | undefined): { readonly signal?: AbortSignal } =>
  call?.signal instanceof AbortSignal ? { signal: call.signal } : {};

interface FetchResult<Wired> {
  readonly data?: Wired;
  readonly error?: unknown;
  readonly response: Response;
}

/** A call that waits for the name of its operation. */
export type Started<Value> = (operation: string) => Promise<Value>;

type StartedBy<Method> = Method extends (...inputs: infer Inputs) => Promise<infer Value>
  ? (...inputs: Inputs) => Started<Value>
  : never;

type MethodsOf<Port> = { readonly [Name in keyof Port]: StartedBy<Port[Name]> };

/** A port whose failures name the operation: the key of its method. */
export const port = <Port extends object>(methods: MethodsOf<Port>): Port =>
  Object.fromEntries(
    Object.entries<(...inputs: unknown[]) => Started<unknown>>(methods).map(([operation, start]) => [
      operation,
      (...inputs: unknown[]) => start(...inputs)(operation),
    ]),
  ) as Port;

export type Read = (wire: never) => unknown;

/** How data that several pages are rendered from is converted to the core's types; all other data is in no entry. */
export const conversions = new WeakMap<object, (read: Read) => unknown>();

/** Awaits a response with a body and converts it to the core's types. */
export function take<Wired>(call: Promise<FetchResult<Wired>>): Started<Wired>;
export function take<Wired, Value>(
  call: Promise<FetchResult<Wired>>,
  read: (wire: Wired) => Value,
): Started<Value>;
export function take(call: Promise<FetchResult<unknown>>, read: Read = (wire) => wire): Started<unknown> {
  return async (operation) => {
    const { data, response } = await succeeded(operation, call);
    if (data === undefined) {
      throw new Failure('contract', operation, response.status, { message: 'The response has no body.' });
    }
    try {
      const convert = conversions.get(data as object);
      return convert ? convert(read) : read(data as never);
    } catch (cause) {
      throw new Failure('contract', operation, response.status, {
        message: 'The response has another shape.',
        cause,
      });
    }
  };
}

export const done =
  (call: Promise<FetchResult<unknown>>): Started<void> =>
  async (operation) => {
    await succeeded(operation, call);
  };

async function succeeded(
  operation: string,
  call: Promise<FetchResult<unknown>>,
): Promise<FetchResult<unknown>> {
  const response = await call.catch((cause: unknown) => {
    throw failureOf(operation, cause);
  });
  if (response.response.ok) return response;
  throw refusalOf(operation, response.response, response.error);
}

/** Points in time are ISO 8601 strings on the wire. */
export const date = {
  to: (text: string): Date => {
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime())) throw new TypeError(`no point in time: ${text}`);
    return moment;
  },
  from: (moment: Date): string => moment.toISOString(),
};

type ReadList = (wires: readonly never[]) => readonly unknown[];

const listReaders = new WeakMap<Read, ReadList>();

/** Reads a list. The same function each time, as `conversions` expects. */
export function each<Wired, Value>(
  read: (wire: Wired) => Value,
): (wires: readonly Wired[]) => readonly Value[] {
  const readList = listReaders.get(read) ?? ((wires) => wires.map(read));
  listReaders.set(read, readList);
  return readList as (wires: readonly Wired[]) => readonly Value[];
}

/** The names of the fields of a type, or of any type of a union. */
export type KeysOf<Type> = readonly (Type extends unknown ? keyof Type : never)[];

type WithoutNull<Value> = null extends Value ? Exclude<Value, null> | undefined : Value;

/** Copies fields that have the same name on both sides; null becomes undefined. */
export function keep<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): { readonly [Each in Name]: WithoutNull<From[Each]> } {
  const kept: Partial<Record<Name, unknown>> = {};
  for (const name of names) kept[name] = from[name] ?? undefined;
  return kept as { readonly [Each in Name]: WithoutNull<From[Each]> };
}

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Throws for a variant outside the contract; all known variants were handled before. */
export function unexpected(variant: unknown): never {
  throw new TypeError(`an undocumented variant: ${JSON.stringify(variant)}`);
}

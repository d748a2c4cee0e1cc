import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { failureOf, refusalOf } from './failures';

/** What the generated adapters are written against. */

export type { Middleware };

/** How calls leave this program. */
export interface Wire {
  /** Empty for the page's own origin. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly middleware?: readonly Middleware[];
}

export type Http<Paths extends object> = Client<Paths>;

export function connect<Paths extends object>(wire: Wire, base: string): Http<Paths> {
  const client = createClient<Paths>({
    baseUrl: wire.origin + base,
    credentials: 'include',
    fetch: wire.fetch,
  });
  client.use(...(wire.middleware ?? []));
  return client;
}

/** The part of a call's options that fetch understands. */
export const passing = (call: Call | undefined): { readonly signal?: AbortSignal } =>
  call?.signal instanceof AbortSignal ? { signal: call.signal } : {};

interface Answer<Wired> {
  readonly data?: Wired;
  readonly error?: unknown;
  readonly response: Response;
}

/** Awaits an answer with a body and reads it into the core's words. */
export function take<Wired>(operation: string, call: Promise<Answer<Wired>>): Promise<Wired>;
export function take<Wired, Value>(
  operation: string,
  call: Promise<Answer<Wired>>,
  read: (wire: Wired) => Value,
): Promise<Value>;
export async function take(
  operation: string,
  call: Promise<Answer<unknown>>,
  read: (wire: never) => unknown = (wire) => wire,
): Promise<unknown> {
  const { data, response } = await succeeded(operation, call);
  if (data === undefined) {
    throw new Failure('contract', operation, response.status, { message: 'The answer has no body.' });
  }
  try {
    return read(data as never);
  } catch (cause) {
    throw new Failure('contract', operation, response.status, {
      message: 'The answer has another shape.',
      cause,
    });
  }
}

/** Awaits an answer without a body. */
export async function done(operation: string, call: Promise<Answer<unknown>>): Promise<void> {
  await succeeded(operation, call);
}

async function succeeded(operation: string, call: Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const answer = await call.catch((cause: unknown) => {
    throw failureOf(operation, cause);
  });
  if (answer.response.ok) return answer;
  throw refusalOf(operation, answer.response, answer.error);
}

/** Points in time travel as ISO 8601 texts. */
export const date = {
  to: (text: string): Date => {
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime())) throw new TypeError(`no point in time: ${text}`);
    return moment;
  },
  from: (moment: Date): string => moment.toISOString(),
};

/** Reads a list with what reads one of its items. */
export const each =
  <Wired, Value>(read: (wire: Wired) => Value) =>
  (wires: readonly Wired[]): readonly Value[] =>
    wires.map((wire) => read(wire));

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A variant the contract does not know; all it knows were handled before. */
export function unexpected(variant: unknown): never {
  throw new TypeError(`an undocumented variant: ${JSON.stringify(variant)}`);
}

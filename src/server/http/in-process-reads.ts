import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Caller } from './caller';
import type { Operation } from './contract';
import { paramsOf, partsOf } from './path-pattern';

export interface ReadReply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A request of a page that is rendered in this process. */
export interface InProcessRead {
  readonly params: Readonly<Record<string, string>>;
  readonly query: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  /** Whom the page's request has already identified by the same cookies. */
  readonly caller: Caller | undefined;
}

/** Undefined if only the framework can respond, for instance with a file. */
export type Read = (request: InProcessRead) => Promise<ReadReply | undefined>;

/** Operations without anything about their reader, at paths without parameters. */
const SAME_FOR_ALL: readonly string[] = ['listTalkedAbout'];

interface Found {
  readonly read: Read;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The reads of the services by path, without the framework: a page makes several, and building a request and a
 * response for each took a tenth of its time. Everything unusual is left to the framework.
 */
export class InProcessReads {
  readonly #literal = new Map<string, Read>();
  readonly #patterns: { readonly parts: readonly string[]; readonly read: Read }[] = [];
  readonly #sameForAll = new Set<string>();

  add({ id, url }: Pick<Operation, 'id' | 'url'>, read: Read): void {
    if (SAME_FOR_ALL.includes(id)) this.#sameForAll.add(url);
    if (url.includes(':')) this.#patterns.push({ parts: partsOf(url), read });
    else this.#literal.set(url, read);
  }

  readonly isSameForAll = (pathname: string): boolean => this.#sameForAll.has(pathname);

  /** Undefined for an unknown path, or one that several patterns match. */
  find(pathname: string): Found | undefined {
    const literal = this.#literal.get(pathname);
    if (literal) return { read: literal, params: {} };
    const sent = partsOf(pathname);
    const found = this.#patterns.flatMap(({ parts, read }) => {
      const params = paramsOf(parts, sent);
      return params ? [{ read, params }] : [];
    });
    return found.length === 1 ? found[0] : undefined;
  }
}

const ofServers = new WeakMap<Server, InProcessReads>();

export function inProcessReads({ server }: Pick<FastifyInstance, 'server'>): InProcessReads {
  const known = ofServers.get(server) ?? new InProcessReads();
  ofServers.set(server, known);
  return known;
}

import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { decodePiece } from '../../core/shell/decode-piece';

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
}

/** Undefined if only the framework can answer, for instance with a file. */
export type Read = (request: InProcessRead) => Promise<ReadReply | undefined>;

interface Found {
  readonly read: Read;
  readonly params: Readonly<Record<string, string>>;
}

const MAX_PARAM = 500;

/**
 * The reads of the services by path, without the framework: a page makes several, and building a request and a
 * response for each took a tenth of its time. Everything unusual is left to the framework.
 */
export class InProcessReads {
  readonly #literal = new Map<string, Read>();
  readonly #patterns: { readonly parts: readonly string[]; readonly read: Read }[] = [];

  add(url: string, read: Read): void {
    if (url.includes(':')) this.#patterns.push({ parts: url.split('/'), read });
    else this.#literal.set(url, read);
  }

  /** Undefined for an unknown path, or one that several patterns match. */
  find(pathname: string): Found | undefined {
    const literal = this.#literal.get(pathname);
    if (literal) return { read: literal, params: {} };
    const parts = pathname.split('/');
    const found = this.#patterns.flatMap((pattern) => {
      const params = paramsOf(pattern.parts, parts);
      return params ? [{ read: pattern.read, params }] : [];
    });
    return found.length === 1 ? found[0] : undefined;
  }
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const sent = parts[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== sent) return undefined;
      continue;
    }
    const value = decodePiece(sent);
    if (value === undefined || value === '' || sent.length > MAX_PARAM) return undefined;
    params[part.slice(1)] = value;
  }
  return params;
}

const ofServers = new WeakMap<Server, InProcessReads>();

export function inProcessReads({ server }: Pick<FastifyInstance, 'server'>): InProcessReads {
  const known = ofServers.get(server) ?? new InProcessReads();
  ofServers.set(server, known);
  return known;
}

import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of';
import { Interest } from './interest';
import type { Page } from './make-page';
import type { Packing } from './packing';
import { type CacheParts, PageCache, type Render } from './page-cache';
import { type QueueLimits, RenderQueue } from './render-queue';

type Make = () => Promise<Page>;

interface SharedSource {
  readonly key: string;
  /** Whether other processes and servers may store it. */
  readonly isShared: boolean;
  readonly make: Render;
}

/** Renders queued pages, skipping those whose clients have all hung up. */
export class PagesInTurn {
  readonly #queue: RenderQueue;
  readonly #interest = new Interest();
  readonly #cache: PageCache;

  constructor(limits: QueueLimits, cache: CacheParts) {
    this.#queue = new RenderQueue(limits);
    this.#cache = new PageCache(cache);
  }

  /** A page for this request only. */
  own(request: FastifyRequest, reply: FastifyReply, make: Make): Promise<Page> {
    return this.#wanted(request.id, reply.raw, () => this.#inTurn(request, request.id, make));
  }

  /** A page for all visitors with this key. */
  shared(request: FastifyRequest, reply: FastifyReply, { key, isShared, make }: SharedSource): Promise<Page> {
    const render = (pack: Packing) => this.#inTurn(request, key, () => make(pack));
    // Rendered again after it was already sent, so no client waits for it.
    const renderAgain = (pack: Packing) => this.#wanted(key, new EventEmitter(), () => render(pack));
    return this.#wanted(key, reply.raw, () => this.#cache.get(key, { render, renderAgain, isShared }));
  }

  #inTurn(request: FastifyRequest, key: string, make: Make): Promise<Page> {
    return this.#queue.run({ network: networkOf(request.ip), isWanted: () => this.#interest.has(key) }, make);
  }

  async #wanted(key: string, client: EventEmitter, get: Make): Promise<Page> {
    const release = this.#interest.add(key, client);
    try {
      return await get();
    } finally {
      release();
    }
  }
}

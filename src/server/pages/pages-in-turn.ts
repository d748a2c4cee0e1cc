import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of';
import { ResultCache } from '../result-cache';
import { Interest } from './interest';
import type { Page } from './make-page';
import { type QueueLimits, RenderQueue } from './render-queue';

/** Pages of visitors. */
const SHARED = { ttl: 2000, max: 500 };

type Make = () => Promise<Page>;

/** Renders queued pages, skipping those whose clients have all hung up. */
export class PagesInTurn {
  readonly #queue: RenderQueue;
  readonly #interest = new Interest();
  readonly #shared: ResultCache<Page>;

  constructor(limits: QueueLimits, now: () => Date) {
    this.#queue = new RenderQueue(limits);
    this.#shared = new ResultCache(SHARED, now);
  }

  /** A page for this request only. */
  own(request: FastifyRequest, reply: FastifyReply, make: Make): Promise<Page> {
    return this.#wanted(request.id, reply, () => this.#inTurn(request, request.id, make));
  }

  /** A page shared by all concurrent requests with this key. */
  shared(request: FastifyRequest, reply: FastifyReply, key: string, make: Make): Promise<Page> {
    const render = () => this.#inTurn(request, key, make);
    return this.#wanted(key, reply, () => this.#shared.get(key, render, isWorthSharing));
  }

  #inTurn(request: FastifyRequest, key: string, make: Make): Promise<Page> {
    return this.#queue.run({ network: networkOf(request.ip), isWanted: () => this.#interest.has(key) }, make);
  }

  async #wanted(key: string, { raw }: FastifyReply, get: Make): Promise<Page> {
    const release = this.#interest.add(key, raw);
    try {
      return await get();
    } finally {
      release();
    }
  }
}

const isWorthSharing = (page: Page): boolean => page.kind === 'page' && page.status === 200 && !page.plain;

import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of';
import { Interest } from './interest';
import type { Page } from './make-page';
import { MicroCache } from './micro-cache';
import { type QueueLimits, RenderQueue } from './render-queue';

const MAX_SHARED = 500;
const SHARED_MS = 2000;

type Make = () => Promise<Page>;

/** Renders pages in turn, and none that nobody waits for any more. */
export class PagesInTurn {
  readonly #queue: RenderQueue;
  readonly #interest = new Interest();
  readonly #shared: MicroCache<Page>;

  constructor(limits: QueueLimits, now: () => number) {
    this.#queue = new RenderQueue(limits);
    this.#shared = new MicroCache(MAX_SHARED, SHARED_MS, now);
  }

  /** A page for this request alone. */
  own(request: FastifyRequest, reply: FastifyReply, make: Make): Promise<Page> {
    return this.#wanted(request.id, reply, () => this.#inTurn(request, request.id, make));
  }

  /** A page for everybody who asks for the same at the moment. */
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

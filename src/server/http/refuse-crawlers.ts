import type { FastifyInstance } from 'fastify';
import { isCrawler } from '../../core/shell/crawlers';
import { en } from '../../core/shell/en';
import { BOT_BLOCKED, isWithheld } from '../../core/shell/withheld';
import { fromNetwork } from './from-network';
import { Refusal } from './refusal';

/** A crawler gets whole pages, because what a page is made of is asked within this process; some calls it does not get. */
export function refuseCrawlers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (!isWithheld(path) || !fromNetwork(request)) return;
    if (isCrawler(request.headers['user-agent'] ?? ''))
      throw new Refusal(403, BOT_BLOCKED, en.errors.forbidden);
  });
}

import type { FastifyInstance } from 'fastify';
import { isCrawler } from '../../core/shell/crawlers';
import { decodePiece } from '../../core/shell/decode-piece';
import { BOT_BLOCKED, isWithheld } from '../../core/shell/withheld-operations';
import { fromNetwork } from './from-network';
import { Refusal } from './refusal';

/**
 * Crawlers get whole pages, because the page's data is fetched within this process; direct calls to some operations
 * are refused.
 */
export function refuseCrawlers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    // The router decodes the path as well.
    if (!isWithheld(decodePiece(path) ?? path) || !fromNetwork(request)) return;
    if (isCrawler(request.headers['user-agent'] ?? '')) throw new Refusal(403, BOT_BLOCKED);
  });
}

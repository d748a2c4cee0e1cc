import { isCrawler } from '../../core/shell/crawlers';
import { BOT_BLOCKED, isWithheld } from '../../core/shell/withheld';
import type { Wire } from './runtime';

/** For a crawler, the calls it would be refused never leave; they are answered here as the service would. */
export const withholding = (fetch: Wire['fetch'], userAgent: string): Wire['fetch'] =>
  isCrawler(userAgent)
    ? async (request) => (isWithheld(new URL(request.url).pathname) ? refused() : fetch(request))
    : fetch;

const refused = (): Response => Response.json({ code: BOT_BLOCKED, message: BOT_BLOCKED }, { status: 403 });

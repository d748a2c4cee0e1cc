import { isCrawler } from '../../core/shell/crawlers';
import { BOT_BLOCKED, isWithheld } from '../../core/shell/withheld-operations';
import type { Wire } from './runtime';

/** Crawlers: requests that the service would refuse are not sent but refused here in the same way. */
export const withholding = (fetch: Wire['fetch'], userAgent: string): Wire['fetch'] =>
  isCrawler(userAgent)
    ? async (request) => (isWithheld(new URL(request.url).pathname) ? refused() : fetch(request))
    : fetch;

const refused = (): Response => Response.json({ code: BOT_BLOCKED, message: BOT_BLOCKED }, { status: 403 });

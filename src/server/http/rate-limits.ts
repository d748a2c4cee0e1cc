import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CookieNames, tokensIn } from '../session-cookies';
import { fromNetwork } from './from-network';
import type { Limiter } from './limiter';
import { networkOf } from './network-of';
import { Refusal } from './refusal';
import type { Allowance } from './token-bucket';

/** One address may be a whole office building; one session is one member. */
const ADDRESS: Allowance = { burst: 1200, perSecond: 60 };
const SESSION: Allowance = { burst: 300, perSecond: 10 };
/** Browsers cache pictures, so each is requested once; they have a separate limit from pages. */
const PICTURES: Allowance = { burst: 2400, perSecond: 120 };
const WRITE_COST = 5;
const READ_COST = 1;
/** Anyone can save one. A limit of grievances alone would show people of a network that someone there filed one. */
const GRIEVANCE_COST = 100;
/** All callers of nameless routes share one bucket, so that no address is remembered; tokens limit each of them. */
const NAMELESS: Allowance = { burst: 600, perSecond: 100 };
/** A page shared in a chat is requested by many devices of one network; drawing hundreds of pages would be an attack. */
const SHARE_IMAGES: Allowance = { burst: 120, perSecond: 2 };
const SHARE_IMAGE = /^\/share-image\//;
/** Drawings, built files and local monitoring cost almost nothing. */
const FREE = /^\/(assets|art|alpha|health|metrics|docs)(\/|$)/;
/** The route of all paths that no other route has. */
const PAGES = '/*';
/** Uploads need a database query and are read from a disk or a bucket. */
const PICTURE = /^\/media\//;

/** Responds with 429 to too many requests, by address and by session. */
export function limitRates(app: FastifyInstance, limiter: Limiter, names: CookieNames): void {
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions;
    if (!fromNetwork(request) || (FREE.test(request.url) && url !== PAGES)) return;
    const waits = config?.isNameless
      ? [await limiter.take('nameless', NAMELESS, READ_COST)]
      : PICTURE.test(request.url)
        ? [await limiter.take(`pictures:${networkOf(request.ip)}`, PICTURES, READ_COST)]
        : await waitsFor(request, limiter, names);
    const wait = Math.max(...waits.map((item) => item || 0));
    if (wait > 0) throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter: wait });
  });
}

function waitsFor(request: FastifyRequest, limiter: Limiter, names: CookieNames) {
  const cost = request.method === 'GET' || request.method === 'HEAD' ? READ_COST : WRITE_COST;
  const network = networkOf(request.ip);
  return Promise.all([
    limiter.take(`address:${network}`, ADDRESS, filesGrievance(request) ? GRIEVANCE_COST : cost),
    ...sessionKeys(request, names).map((key) => limiter.take(key, SESSION, cost)),
    SHARE_IMAGE.test(request.url) && limiter.take(`share-image:${network}`, SHARE_IMAGES, READ_COST),
  ]);
}

const filesGrievance = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.operationId === 'fileGrievance';

/** A forged session only adds a bucket; its address is counted anyway. */
function sessionKeys(request: FastifyRequest, names: CookieNames): readonly string[] {
  const { access } = tokensIn(request.cookies, names);
  return access ? [`session:${createHash('sha256').update(access).digest('base64url')}`] : [];
}

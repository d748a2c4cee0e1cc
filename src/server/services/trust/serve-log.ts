import type { FastifyInstance, FastifyReply } from 'fastify';
import { joinBytes } from '../../../core/trust/bytes';
import { entryBytes } from '../../../core/trust/entry';
import { verifierKey } from '../../../core/trust/note';
import { packEntries, readTilePath, type TileName } from '../../../core/trust/tiles';
import { TILE_WIDTH } from '../../../core/trust/tree';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import type { PublicLog } from './publish-log';
import { readPublished } from './publish-log';
import { readReleaseData } from './release-queries';
import { readServed } from './served-queries';
import { sha256 } from './sha256';
import { storedTree } from './tree-queries';

const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=30';
const TEXT = 'text/plain; charset=utf-8';

/**
 * Serves the log as static files (c2sp.org/tlog-tiles): the checkpoint, tiles of hashes, tiles of entries and
 * the key. The accepted contributions themselves are not part of the log and can change.
 */
export function serveLog(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  { signer: { key } }: PublicLog,
): void {
  app.get('/log/checkpoint', async (_, reply) => {
    const published = await readPublished(db, key.name);
    if (!published) throw notFound();
    return send(reply, TEXT, SHORTLY).send(published.note);
  });
  app.get('/log/key', async (_, reply) =>
    send(reply, TEXT, SHORTLY).send(`${await verifierKey(sha256, key)}\n`),
  );
  app.get<{ Params: { '*': string } }>('/log/tile/*', async ({ params }, reply) => {
    const tile = readTilePath(`tile/${params['*']}`);
    const size = (await readPublished(db, key.name))?.size ?? 0;
    if (!tile || !isPublished(tile, size)) throw notFound();
    return send(reply, 'application/octet-stream', FOR_EVER).send(Buffer.from(await readTile(db, tile)));
  });
  app.get<{ Params: { quarter: string } }>(
    '/log/release/:quarter(^\\d{4}-\\d\\d-01$)',
    async ({ params }, reply) => {
      const data = await readReleaseData(db, params.quarter);
      if (data === undefined) throw notFound();
      return send(reply, 'application/x-ndjson; charset=utf-8', SHORTLY).send(data);
    },
  );
  app.get<{ Params: { tile: string } }>('/log/served/:tile(^\\d{1,9}$)', async ({ params }, reply) =>
    send(reply, 'application/json; charset=utf-8', 'no-store').send(
      await readServed(db, Number(params.tile) * TILE_WIDTH, TILE_WIDTH),
    ),
  );
}

const send = (reply: FastifyReply, type: string, cacheControl: string): FastifyReply =>
  reply.header('cache-control', cacheControl).type(type);

/** Whether a tree of this size contains all items of the tile. */
const isPublished = ({ level, index, width }: TileName, size: number): boolean =>
  index * TILE_WIDTH + width <= Math.floor(size / TILE_WIDTH ** (level === 'entries' ? 0 : level));

async function readTile(db: Services['db'], { level, index, width }: TileName): Promise<Uint8Array> {
  const from = index * TILE_WIDTH;
  if (level !== 'entries') return joinBytes(...(await storedTree(db).readHashes(level, from, width)));
  const rows = await db
    .selectFrom('log_entries')
    .select('entry')
    .where('index', '>=', String(from))
    .where('index', '<', String(from + width))
    .orderBy('index')
    .execute();
  return packEntries(rows.map(({ entry }) => entryBytes(entry)));
}

import type { operations } from '../../../contracts/trust';
import { toBase64 } from '../../../core/trust/bytes';
import { type LogKey, verifierKey } from '../../../core/trust/note';
import { inclusionProof } from '../../../core/trust/tree';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import { readContributions } from './contribution-queries';
import { countDecisions, countKinds, readAcceptance, readWaiting } from './figure-queries';
import { countFlags, countFlagWaits, countWaits } from './flag-queries';
import { readPublished } from './publish-log';
import { readLoggedRelease } from './release-queries';
import { sha256 } from './sha256';
import { storedTree } from './tree-queries';

/** Only public data of the log, and the salt of a public contribution. */
export const trustHandlers =
  (logKey: LogKey) =>
  ({ db }: Services): Handlers<operations> => ({
    readLogProof: async ({ path: { type, id } }) => {
      const [row] = await readContributions(db, type, [id]);
      if (!row?.is_shown) throw notFound();
      const { salt, commitment } = row;
      if (salt === null || commitment === null) return { status: 200, body: { proof: null, entersOn: null } };
      const published = await readPublished(db, logKey.name);
      const accepted = published && (await readAcceptance(db, commitment, published.size));
      if (!accepted) {
        const dueAt = await readWaiting(db, commitment);
        return { status: 200, body: { proof: null, entersOn: dueAt?.toISOString() ?? null } };
      }
      const hashes = await inclusionProof(storedTree(db), accepted.index, published.size);
      const proof = {
        salt,
        ...accepted,
        hashes: hashes.map(toBase64),
        checkpoint: published.note,
        key: await verifierKey(sha256, logKey),
      };
      return { status: 200, body: { proof, entersOn: null } };
    },

    readLogFigures: async () => {
      const size = (await readPublished(db, logKey.name))?.size ?? 0;
      const [entries, decisions] = [await countKinds(db, size), await countDecisions(db, size)];
      return {
        status: 200,
        body: {
          key: await verifierKey(sha256, logKey),
          size,
          entries: [...entries],
          decisions: [...decisions],
          flags: [...(await countFlags(db, size))],
          waits: [...(await countWaits(db, size))],
          release: await readLoggedRelease(db, size),
        },
      };
    },

    readCompanyFlags: async ({ path: { id } }) => {
      const size = (await readPublished(db, logKey.name))?.size ?? 0;
      const [stars, waits] = [await countFlags(db, size, id), await countFlagWaits(db, size, id)];
      return { status: 200, body: { size, stars: [...stars], waits: [...waits] } };
    },
  });

import type { operations } from '../../../contracts/feed';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { sendNotification } from '../notifications/notify';
import { signedIn, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { presentTally } from './present';
import { readTallies, setVote } from './vote-queries';

type Voting = Pick<Handlers<operations>, 'castVote' | 'readVote' | 'readVotes'>;

export const votingHandlers = (services: Services): Voting => ({
  castVote: async ({ body, caller }) => {
    const { voteType, resourceId, resourceType } = body;
    const viewer = signedIn(services, caller);
    const outcome = await inTransaction(services.db, async (db) => {
      const set = await setVote(db, viewer, body, voteType);
      if (set.kind === 'counted' && voteType === 'UP')
        await sendNotification(services, db, { kind: 'voted', resourceType, resourceId, up: set.up });
      return set;
    });
    if (outcome.kind === 'missing') throw notFound();
    if (outcome.kind === 'own') throw new Refusal(403, 'OWN_POST');
    const { up, down } = outcome;
    return { status: 200, body: { resourceId, resourceType, upCount: up, downCount: down, voteType } };
  },

  readVote: async ({ query, caller }) => {
    const [row] = await readTallies(services.db, [query], viewerOf(services, caller));
    if (!row) throw notFound();
    const tally = presentTally(row);
    const isOther = query.voteType !== undefined && tally.voteType !== query.voteType;
    return { status: 200, body: isOther ? { ...tally, voteType: 'NONE' } : tally };
  },

  readVotes: async ({ body, caller }) => {
    const rows = await readTallies(services.db, body.resources, viewerOf(services, caller));
    return { status: 200, body: rows.map(presentTally) };
  },
});

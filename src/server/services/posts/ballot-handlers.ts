import type { operations } from '../../../contracts/feed';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { signedIn, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { type BallotOutcome, setOfferVote, setPollVote } from './ballot-queries';
import { readPost } from './post-queries';
import { presentOffers, presentPoll } from './present';

type Ballots = Pick<Handlers<operations>, 'votePoll' | 'readPoll' | 'voteOffer' | 'readOffers'>;

export const ballotHandlers = (services: Services): Ballots => {
  const { db, now } = services;
  return {
    votePoll: async ({ body: { postId, optionId }, caller }) => {
      const viewer = signedIn(services, caller);
      refuse(await setPollVote(db, viewer, { postId, choice: optionId }, now()));
      return { status: 200, body: presentPoll(there((await readPost(db, postId, viewer))?.poll)) };
    },

    readPoll: async ({ query, caller }) => {
      const post = await readPost(db, query.postId, viewerOf(services, caller));
      return { status: 200, body: presentPoll(there(post?.poll)) };
    },

    voteOffer: async ({ body: { postId, offerId }, caller }) => {
      const viewer = signedIn(services, caller);
      refuse(await setOfferVote(db, viewer, { postId, choice: offerId }, now()));
      return { status: 200, body: presentOffers(there((await readPost(db, postId, viewer))?.salary)) };
    },

    readOffers: async ({ query, caller }) => {
      const post = await readPost(db, query.postId, viewerOf(services, caller));
      return { status: 200, body: presentOffers(there(post?.salary)) };
    },
  };
};

function there<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw notFound();
  return row;
}

function refuse(outcome: BallotOutcome): void {
  switch (outcome) {
    case 'counted':
      return;
    case 'missing':
    case 'unknown':
      throw notFound();
    case 'own':
      throw new Refusal(403, 'OWN_POST');
    case 'closed':
      throw new Refusal(409, 'POLL_CLOSED');
    default:
      outcome satisfies never;
  }
}

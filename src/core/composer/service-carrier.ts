import type { OffersPort } from '../posts/offers-port';
import type { PollsPort } from '../posts/polls-port';
import type { NewWrite } from '../posts/stored-write';
import type { TalkingPort } from '../posts/talking-port';
import type { Tally, Vote } from '../posts/vote';
import type { VotingPort } from '../posts/voting-port';
import { Failure } from '../shared/failure';
import type { Carrier } from './outbox-ports';
import type { PublishPost } from './publish-post';
import type { WritingPort } from './writing-port';

export interface OutboxServices {
  readonly votes: VotingPort;
  readonly polls: Pick<PollsPort, 'votePoll'>;
  readonly offers: Pick<OffersPort, 'voteOffer'>;
  readonly talk: TalkingPort;
  readonly writing: Pick<WritingPort, 'editPost'>;
  readonly posts: PublishPost;
}

export class ServiceCarrier implements Carrier {
  readonly #servicesFor: (owner: string) => OutboxServices;

  /** The services for one account; they reject a call when another account is logged in. */
  constructor(servicesFor: (owner: string) => OutboxServices) {
    this.#servicesFor = servicesFor;
  }

  async carry(write: NewWrite, owner: string): Promise<unknown> {
    const { votes, polls, offers, talk, writing, posts } = this.#servicesFor(owner);
    switch (write.kind) {
      case 'vote':
        return castOnce(votes, write.vote);
      case 'ballot': {
        const { postId, choice } = write;
        return write.on === 'POLL'
          ? polls.votePoll({ postId, optionId: choice })
          : offers.voteOffer({ postId, offerId: choice });
      }
      case 'comment': {
        const input = { id: write.to.id, key: write.key, ...write.said };
        return write.to.kind === 'post' ? talk.createComment(input) : talk.createReply(input);
      }
      case 'commentEdit':
        return talk.editComment({ id: write.id, text: write.text });
      case 'postEdit':
        return writing.editPost({ id: write.id, title: write.title, text: write.text });
      case 'post': {
        const outcome = await posts.publish(write.draft, write.profile, write.campaign, write.key);
        if (outcome.postId !== undefined) return outcome;
        throw new Failure('invalid', 'createPost', 201, {
          code: outcome.code ?? 'NOT_POSTED',
          message: outcome.message,
        });
      }
      default:
        return write satisfies never;
    }
  }
}

/** If the vote arrived but its response was lost, it is not sent again. */
async function castOnce(votes: VotingPort, vote: Vote): Promise<Tally> {
  const { id, kind, stance } = vote;
  const there = await votes.readVote({ id, kind });
  return there.mine === stance ? there : votes.castVote(vote);
}

import type { TalkingPort } from '../comments/talking-port';
import { draftText } from '../composer/kept-draft';
import type { PublishPost } from '../composer/publish-post';
import type { Drafts } from '../drafts/drafts';
import { Failure } from '../shared/failure';
import type { Tally, Vote } from '../voting/vote';
import type { VotingPort } from '../voting/voting-port';
import type { NewWrite } from './kept-write';
import type { Carrier } from './outbox-ports';

/** Where the words of a refused post go back to. */
export const NEW_POST = 'new post';

interface Services {
  readonly votes: VotingPort;
  readonly talk: TalkingPort;
  readonly posts: PublishPost;
}

/** Hands what waited to the service it is for. */
export class ServiceCarrier implements Carrier {
  readonly #services: Services;
  readonly #drafts: Drafts;

  constructor(services: Services, drafts: Drafts) {
    this.#services = services;
    this.#drafts = drafts;
  }

  async carry(write: NewWrite): Promise<unknown> {
    const { votes, talk, posts } = this.#services;
    switch (write.kind) {
      case 'vote':
        return castOnce(votes, write.vote);
      case 'comment': {
        const input = { id: write.to.id, key: write.key, ...write.said };
        return write.to.kind === 'post' ? talk.createComment(input) : talk.createReply(input);
      }
      case 'post': {
        const outcome = await posts.publish(write.draft, write.profile, write.campaign, write.key);
        if (outcome.postId !== undefined) return outcome;
        throw new Failure('invalid', 'createPost', 201, { code: 'NOT_POSTED', message: outcome.message });
      }
    }
  }

  /** Not over words that are being written there now. */
  giveBack(write: NewWrite): void {
    if (write.kind === 'vote') return;
    const [target, text] =
      write.kind === 'post'
        ? [NEW_POST, draftText(write.draft)]
        : [`${write.to.kind} ${write.to.id}`, write.said.text];
    if (this.#drafts.read(target) === '') this.#drafts.keep(target, text);
  }
}

/** A vote whose answer was lost has arrived already: it is not cast again. */
async function castOnce(votes: VotingPort, vote: Vote): Promise<Tally> {
  const { id, kind, stance } = vote;
  const there = await votes.readVote({ id, kind });
  return there.mine === stance ? there : votes.castVote(vote);
}

import { describe, expect, it } from 'vitest';
import type { CommentWritingPort } from '../posts/comment-writing-port';
import type { OffersPort } from '../posts/offers-port';
import type { PollsPort } from '../posts/polls-port';
import { emptyDraft } from '../posts/post-draft';
import type { SavedOffersPort } from '../posts/saved-offers-port';
import type { Stance } from '../posts/vote';
import type { VotingPort } from '../posts/voting-port';
import { ChoiceCarrier } from './choice-carrier';
import { PublishPost } from './publish-post';
import { ServiceCarrier } from './service-carrier';
import { TextCarrier } from './text-carrier';
import type { WritingPort } from './writing-port';

const TO = { kind: 'post', id: 'Kq3vN8xWm2Zt7Rf1' } as const;
const received = { text: 'Take the cash.', profile: 'ANONYMOUS' } as const;
const draft = {
  ...emptyDraft('draft'),
  title: 'Appraisals?',
  community: { kind: 'TOPIC', id: 43, name: 'Pune' } as const,
};
const post = {
  kind: 'post',
  key: 'K-of-the-post',
  draft,
  profile: 'ANONYMOUS',
  campaign: undefined,
} as const;

function carrying(message: string | undefined = undefined, there: Stance = 'NONE') {
  const calls: unknown[] = [];
  const note =
    (name: string, answer: unknown = {}) =>
    async (input: unknown) => {
      calls.push([name, input]);
      return answer;
    };
  const outcome = { postId: message ? undefined : 'Nw5pQ9sLm3Xc7TzB', status: 'LIVE', message };
  const writing = { createPost: note('post', outcome) } as unknown as WritingPort;
  const offers = { saveOffer: note('offer', { id: 'offer' }) } as unknown as SavedOffersPort;
  const votes = {
    castVote: note('vote'),
    readVote: async () => ({ id: TO.id, kind: 'POST', up: 1, down: 0, mine: there }),
  } as unknown as VotingPort;
  const polls = { votePoll: note('poll') } as unknown as PollsPort;
  const choices = new ChoiceCarrier(votes, polls, { voteOffer: note('offers') } as unknown as OffersPort);
  const talk = {
    createComment: note('comment'),
    createReply: note('reply'),
    editComment: note('edit'),
  } as unknown as CommentWritingPort;
  const edits = { editPost: note('editPost') } as unknown as WritingPort;
  const texts = new TextCarrier(talk, edits, new PublishPost(writing, offers, { id: () => 'random' }));
  const owners: string[] = [];
  const carrier = new ServiceCarrier((owner) => {
    owners.push(owner);
    return { choices, texts };
  });
  return { carrier, calls, owners };
}

describe('the service carrier', () => {
  it('the service carrier sends a queued write to its service under its stored key', async () => {
    const { carrier, calls } = carrying();
    const vote = { kind: 'POST', id: TO.id, stance: 'UP' } as const;
    await carrier.carry({ kind: 'vote', vote }, 'asha');
    await carrier.carry({ kind: 'comment', key: 'K1', to: TO, said: received }, 'asha');
    await carrier.carry(
      {
        kind: 'comment',
        key: 'K2',
        to: { kind: 'comment', id: 'Cm8xTq2LrW5nYb3d' },
        said: received,
      },
      'asha',
    );
    await carrier.carry(post, 'asha');
    expect(calls).toEqual([
      ['vote', vote],
      ['comment', { id: TO.id, key: 'K1', ...received }],
      ['reply', { id: 'Cm8xTq2LrW5nYb3d', key: 'K2', ...received }],
      ['post', expect.objectContaining({ key: 'K-of-the-post', title: 'Appraisals?' })],
    ]);
  });

  it('[R-606] the service carrier does not repeat a vote that arrived although its response was lost', async () => {
    const { carrier, calls } = carrying(undefined, 'UP');
    const vote = { kind: 'POST', id: TO.id, stance: 'UP' } as const;
    expect(await carrier.carry({ kind: 'vote', vote }, 'asha')).toMatchObject({ up: 1, mine: 'UP' });
    expect(calls).toEqual([]);
  });

  it('the service carrier uses the same keys each time it sends a post with offers', async () => {
    const { carrier, calls } = carrying();
    const offer = {
      company: 'A',
      role: 'B',
      place: 'C',
      fixed: '18 lakh',
      variable: '',
      stock: '',
      current: false,
    };
    const withOffers = { ...post, draft: { ...draft, extra: 'offers' as const, offers: [offer, offer] } };
    await carrier.carry(withOffers, 'asha');
    await carrier.carry(withOffers, 'asha');
    const keys = calls.flatMap((call) => {
      const [name, input] = call as [string, { readonly key: string }];
      return name === 'offer' ? [input.key] : [];
    });
    expect(keys.slice(0, 2)).toEqual(['K-of-the-post-1', 'K-of-the-post-2']);
    expect(new Set(keys).size).toBe(2);
  });

  it('the service carrier reports the reason when the server accepts a request but creates no post', async () => {
    const { carrier } = carrying('You’ve already posted this today.');
    await expect(carrier.carry(post, 'asha')).rejects.toMatchObject({ kind: 'invalid', message: /already/ });
  });

  it('the service carrier sends a write for the account that wrote it', async () => {
    const { carrier, owners } = carrying();
    await carrier.carry({ kind: 'comment', key: 'K1', to: TO, said: received }, 'asha');
    await carrier.carry({ kind: 'comment', key: 'K2', to: TO, said: received }, 'imran');
    expect(owners).toEqual(['asha', 'imran']);
  });

  it('the service carrier sets the last choice of the author for a poll vote or an edit', async () => {
    const { carrier, calls } = carrying();
    await carrier.carry({ kind: 'ballot', on: 'POLL', postId: TO.id, choice: 2 }, 'asha');
    await carrier.carry({ kind: 'ballot', on: 'OFFERS', postId: TO.id, choice: undefined }, 'asha');
    await carrier.carry({ kind: 'commentEdit', id: 'c1', text: 'Better.' }, 'asha');
    await carrier.carry({ kind: 'postEdit', id: 'p1', title: 'Better', text: '' }, 'asha');
    expect(calls).toEqual([
      ['poll', { postId: TO.id, optionId: 2 }],
      ['offers', { postId: TO.id, offerId: undefined }],
      ['edit', { id: 'c1', text: 'Better.' }],
      ['editPost', { id: 'p1', title: 'Better', text: '' }],
    ]);
  });
});

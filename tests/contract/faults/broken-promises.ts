import { type Fields, type Options, problem, type Reply, reply } from '../model-data';
import { answering, editedReply, inBody } from '../plant-faults';
import { type Fault, fault } from './fault';

/** Responses of the right shape with wrong content. */
export const BROKEN_PROMISES: readonly Fault[] = [
  fault('the limit limits nothing', 'listFeed', 'limit-ignored', answering('listFeed', unlimited)),
  fault(
    'the limit limits no suggestions',
    'suggestChoices',
    'limit-ignored',
    answering('suggestChoices', unlimited),
  ),
  fault('every page is the first', 'listFeed', 'repeated-item', answering('listFeed', firstPageAgain)),
  fault('the second page is broken', 'listFeed', 'body-schema', answering('listFeed', brokenSecondPage)),
  fault(
    'an item comes twice in one response',
    'listFeed',
    'repeated-item',
    answering('listFeed', firstAgain),
  ),
  fault('longer pages have other items', 'listFeed', 'pages-differ', answering('listFeed', otherLongPage)),
  fault('every reading differs', 'readProfile', 'responses-differ', changingNames()),
  fault('its own cursor is refused', 'listFeed', 'example-refused', answering('listFeed', refusedCursor)),
  fault(
    'another thing is answered',
    'readVote',
    'other-returned',
    inBody('readVote', '/resourceId', 'Pw6hB1yKs9Xd4Gn8'),
  ),
  fault('the vote is not taken over', 'castVote', 'other-returned', inBody('castVote', '/voteType', 'NONE')),
  fault(
    'votes are forgotten',
    'castVote',
    'journey-step',
    answering('readVote', ({ query }) => tallyOf(query)),
  ),
  fault('a visitor sees how others voted', 'readVote', 'journey-step', inBody('readVote', '/voteType', 'UP')),
  fault('a vote cast twice counts twice', 'castVote', 'journey-step', countingTwice()),
  fault(
    'tallies in any order',
    'readVotes',
    'journey-step',
    answering('readVotes', (_, sound) => reversed(sound())),
  ),
  fault(
    'the newest is the oldest',
    'listCommunityPosts',
    'journey-step',
    answering('listCommunityPosts', backwards),
  ),
  fault('another post opens', 'readPost', 'journey-step', inBody('readPost', '/title', 'Another')),
  fault(
    'joining does nothing',
    'joinCommunity',
    'journey-step',
    answering('joinCommunity', () => reply(204)),
  ),
  fault(
    'leaving does nothing',
    'leaveCommunity',
    'journey-step',
    answering('leaveCommunity', () => reply(204)),
  ),
];

function unlimited(options: Options, sound: () => Reply): Reply {
  const response = sound();
  const { items } = response.body as { items?: Fields[] };
  const all = items ?? (response.body as Fields[]);
  const [first = {}] = all;
  const many = Array.from({ length: Number(options.query.limit ?? 10) + 1 }, () => first);
  return { ...response, body: items ? { items: many, nextCursor: null } : many };
}

function firstPageAgain({ query }: Options, sound: () => Reply): Reply | undefined {
  if (query.cursor === undefined) return undefined;
  (query as { cursor?: string }).cursor = 'from-0';
  return sound();
}

const withItems = (response: Reply, change: (items: readonly Fields[]) => readonly Fields[]): Reply =>
  response.status === 200
    ? {
        ...response,
        body: { ...(response.body as Fields), items: change((response.body as { items: Fields[] }).items) },
      }
    : response;

function firstAgain(_: Options, sound: () => Reply): Reply {
  return withItems(sound(), (items) => items.map((item, index) => (index === 1 ? (items[0] ?? item) : item)));
}

function otherLongPage({ query }: Options, sound: () => Reply): Reply {
  return withItems(sound(), (items) => (query.limit === 4 ? items.toReversed() : items));
}

function changingNames() {
  let read = 0;
  return answering('readProfile', (_, sound) => editedReply(sound(), '/name', `Asha ${++read}`));
}

function brokenSecondPage({ query }: Options, sound: () => Reply): Reply | undefined {
  return query.cursor === undefined || sound().status !== 200
    ? undefined
    : editedReply(sound(), '/items/0/author');
}

function refusedCursor({ query }: Options): Reply | undefined {
  return query.cursor === undefined ? undefined : problem(400, 'INVALID_CURSOR');
}

function tallyOf({ resourceId = null, resourceType = null }: Fields): Reply | undefined {
  return resourceId === 'Kq3vN8xWm2Zt7Rf1'
    ? reply(200, { resourceId, resourceType, upCount: 485, downCount: 12, voteType: 'NONE' })
    : undefined;
}

function countingTwice() {
  let extra = 0;
  return answering('castVote', ({ body }, sound) => {
    const response = sound();
    if (response.status !== 200) return response;
    if ((body as Fields).voteType === 'UP') extra++;
    return editedReply(response, '/upCount', Number((response.body as Fields).upCount) + extra);
  });
}

const reversed = (response: Reply): Reply => ({
  ...response,
  body: (response.body as Fields[]).toReversed(),
});

function backwards(_: Options, sound: () => Reply): Reply {
  return withItems(sound(), (items) => items.toReversed());
}

import type { Json, Operation, Spec } from '../../scripts/api/spec';
import { exampleFor } from './model-fallback';

/** The model server's data: the contracts' examples and its callers' changes. */

export type Fields = Readonly<Record<string, Json>>;

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or text for other media types; undefined sends no body. */
  readonly body: Json | undefined;
  readonly type: string | undefined;
}

/** A request that was understood. */
export interface Given {
  readonly path: Fields;
  readonly query: Fields;
  readonly body: Json | undefined;
  /** The session it came with, if it is alive. */
  readonly session: string | undefined;
}

interface Tally extends Fields {
  readonly upCount: number;
  readonly downCount: number;
}

/** Asha reads and writes; who is new does neither yet. */
const MEMBERS = ['Mb1asha2Nair3Qx4', 'Mb6newmJ1Ts6Lf0e'];

export class ModelWorld {
  readonly #examples: ReadonlyMap<string, Json>;
  readonly #sessions = new Map<string, Json>();
  readonly #votes = new Map<string, string>();
  readonly #followed = new Set<Json>();
  readonly #tallies = new Map<string, Tally>();
  #face: Json = 'ANONYMOUS';

  constructor(specs: readonly Spec[]) {
    const operations = specs.flatMap((spec) => spec.operations);
    this.#examples = new Map(operations.map((one) => [one.id, exampleOf(one)] as const));
    const things = [
      ...this.#posts,
      ...this.#comments,
      ...this.#comments.flatMap(({ replies }) => replies as Fields[]),
    ];
    for (const { votes } of things) this.#keep(votes as Tally);
  }

  isAlive(session: string | undefined): boolean {
    return session !== undefined && this.#sessions.has(session);
  }

  answer(operation: Operation, given: Given): Reply {
    const isNew = this.#sessions.get(given.session ?? '') === MEMBERS[1];
    if (isNew && ['reader', 'writer'].includes(operation.role)) return problem(403, 'READER_REQUIRED');
    const own = this.#answers[operation.id];
    if (own) return own(given);
    if (given.query.cursor !== undefined) return problem(400, 'INVALID_CURSOR');
    const [status = '200', documented] = success(operation);
    const body = exampleFor(operation, this.#examples.get(operation.id), given);
    return body === undefined ? notFound() : reply(Number(status), body, documented?.media?.type);
  }

  readonly #answers: Readonly<Record<string, (given: Given) => Reply>> = {
    signInAsMember: ({ body }) => this.#signIn((body as Fields).memberId),
    listSandboxMembers: () => {
      const [asha = {}] = this.#example('listSandboxMembers');
      const fresh = { ...asha, memberId: MEMBERS[1] ?? null, isReader: false, isWriter: false };
      return reply(200, [asha, fresh]);
    },
    logout: ({ session = '' }) => {
      this.#sessions.delete(session);
      return reply(204);
    },
    listFeed: (given) => page(this.#inOrder(given), given),
    listCommunityPosts: (given) => {
      const posts = this.#inOrder(given).filter(
        ({ community }) => (community as Fields).entityId === given.path.id,
      );
      const asked = posts.filter(({ postType }) => (given.query.postType ?? postType) === postType);
      return posts.length === 0 ? notFound() : page(asked, given);
    },
    readPost: (given) => found(this.#shown(given).find(({ postId }) => postId === given.path.id)),
    listComments: (given) => {
      const known = this.#posts.some(({ postId }) => postId === given.path.id);
      return known ? page(this.#comments, given) : notFound();
    },
    listReplies: (given) => {
      const talk = this.#comments.find(({ commentId }) => commentId === given.path.id);
      return talk ? page(talk.replies as Fields[], given) : notFound();
    },
    listTalkedAbout: (given) => reply(200, limited(this.#example('listTalkedAbout'), given)),
    listCommunities: (given) => this.#shelf(given),
    searchCommunities: (given) => {
      const text = String(given.query.q).toLowerCase();
      const named = this.#communities.filter(({ name }) => String(name).toLowerCase().includes(text));
      return reply(200, limited(named, given));
    },
    joinCommunity: ({ body }) => this.#follow((body as Fields).entityId, true),
    leaveCommunity: ({ body }) => this.#follow((body as Fields).entityId, false),
    castVote: ({ body, session }) => this.#cast(body as Fields, session),
    readVote: ({ query, session }) => found(this.#tally(query, session)),
    readVotes: ({ body, session }) => {
      const asked = (body as { resources: Fields[] }).resources;
      return reply(
        200,
        asked.flatMap((one) => this.#tally(one, session) ?? []),
      );
    },
    suggestChoices: (given) => reply(200, limited(this.#example('suggestChoices'), given)),
    listPseudoProfiles: () => this.#faces(),
    selectPseudoProfile: ({ body }) => {
      this.#face = (body as Fields).selectedProfileType ?? null;
      return this.#faces();
    },
  };

  get #posts(): Fields[] {
    return (this.#examples.get('listFeed') as { items: Fields[] }).items;
  }

  get #comments(): Fields[] {
    return (this.#examples.get('listComments') as { items: Fields[] }).items;
  }

  get #communities(): Fields[] {
    const all = new Map(
      this.#posts.map(({ community }) => [(community as Fields).entityId, community as Fields]),
    );
    return [...all.values()].map((one) => ({ ...one, isFollowed: this.#followed.has(one.entityId ?? null) }));
  }

  #example(id: string): Fields[] {
    return this.#examples.get(id) as Fields[];
  }

  #shown({ session }: Given): Fields[] {
    return this.#posts.map((post) => ({
      ...post,
      votes: this.#tally(post.votes as Fields, session) ?? null,
    }));
  }

  #inOrder(given: Given): Fields[] {
    const oldest = this.#shown(given).sort((one, other) =>
      String(one.createdOn).localeCompare(String(other.createdOn)),
    );
    return given.query.sort === 'oldToNew' ? oldest : oldest.reverse();
  }

  #shelf(given: Given): Reply {
    const communities = this.#communities.filter(
      ({ isFollowed }) => isFollowed || given.query.type !== 'followed',
    );
    const mine = limited(given.session || given.query.type !== 'followed' ? communities : [], given);
    return reply(200, mine.length === 0 ? [] : [{ type: 'TOPIC', title: 'Topics', communities: mine }]);
  }

  #follow(entityId: Json | undefined, follow: boolean): Reply {
    if (entityId === undefined || !this.#communities.some((one) => one.entityId === entityId))
      return notFound();
    if (follow) this.#followed.add(entityId);
    else this.#followed.delete(entityId);
    return reply(204);
  }

  #keep(example: Tally): void {
    const mine = String(example.voteType);
    this.#tallies.set(nameOf(example), {
      ...example,
      upCount: example.upCount - (mine === 'UP' ? 1 : 0),
      downCount: example.downCount - (mine === 'DOWN' ? 1 : 0),
    });
    this.#votes.set(nameOf(example), mine);
  }

  #cast(vote: Fields, session: string | undefined): Reply {
    if (!this.#tallies.has(nameOf(vote))) return notFound();
    this.#votes.set(nameOf(vote), String(vote.voteType));
    return found(this.#tally(vote, session));
  }

  #tally(resource: Fields, session: string | undefined): Fields | undefined {
    const others = this.#tallies.get(nameOf(resource));
    const mine = this.#votes.get(nameOf(resource)) ?? 'NONE';
    return (
      others && {
        ...others,
        upCount: others.upCount + (mine === 'UP' ? 1 : 0),
        downCount: others.downCount + (mine === 'DOWN' ? 1 : 0),
        voteType: session === undefined ? 'NONE' : mine,
      }
    );
  }

  #signIn(memberId: Json | undefined): Reply {
    if (memberId === undefined || !MEMBERS.includes(String(memberId))) return notFound();
    const token = crypto.randomUUID();
    this.#sessions.set(token, memberId);
    return { ...reply(204), headers: { 'set-cookie': `AT=${token}; Path=/; HttpOnly; SameSite=Lax` } };
  }

  #faces(): Reply {
    return reply(200, {
      ...(this.#examples.get('listPseudoProfiles') as Fields),
      selectedProfileType: this.#face,
    });
  }
}

const nameOf = ({ resourceType, resourceId }: Fields): string => `${resourceType} ${resourceId}`;

const success = (operation: Operation) =>
  Object.entries(operation.answers).find(([status]) => status.startsWith('2')) ?? [];

const exampleOf = (operation: Operation): Json => success(operation)[1]?.media?.example ?? null;

export const reply = (status: number, body?: Json, type = 'application/json'): Reply => ({
  status,
  headers: {},
  body: status === 204 ? undefined : body,
  type: status === 204 ? undefined : type,
});

const found = (body: Json | undefined): Reply => (body === undefined ? notFound() : reply(200, body));

export const problem = (status: number, code: string, errors?: readonly Fields[]): Reply => {
  const body = { type: 'about:blank', title: code, status, code, message: 'We can’t accept this.' };
  return reply(status, errors ? { ...body, errors } : body, 'application/problem+json');
};

const notFound = (): Reply => problem(404, 'NOT_FOUND');

const limited = (all: readonly Fields[], { query }: Given): Fields[] =>
  all.slice(0, Number(query.limit ?? 10));

function page(all: readonly Fields[], { query }: Given): Reply {
  const begin = query.cursor === undefined ? 0 : Number(/^from-(\d+)$/.exec(String(query.cursor))?.[1]);
  if (Number.isNaN(begin)) return problem(400, 'INVALID_CURSOR');
  const end = begin + Number(query.limit ?? 10);
  return reply(200, { items: all.slice(begin, end), nextCursor: end < all.length ? `from-${end}` : null });
}

import type { Json, Operation, Spec } from '../../scripts/api/spec';
import { exampleFor } from './model-fallback';

/** The model server's data: the contracts' examples and the changes made by requests. */

export type Fields = Readonly<Record<string, Json>>;

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** JSON, or text for other media types; undefined sends no body. */
  readonly body: Json | undefined;
  readonly type: string | undefined;
}

/** A validated request. */
export interface Options {
  readonly path: Fields;
  readonly query: Fields;
  readonly body: Json | undefined;
  /** Its session, if that is still valid. */
  readonly session: string | undefined;
}

interface Tally extends Fields {
  readonly upCount: number;
  readonly downCount: number;
}

/** Asha can read and write; a new member can do neither yet. */
const MEMBERS = ['Mb1asha2Nair3Qx4', 'Mb6newmJ1Ts6Lf0e'];

export class ModelData {
  readonly #examples: ReadonlyMap<string, Json>;
  readonly #sessions = new Map<string, Json>();
  readonly #votes = new Map<string, string>();
  readonly #followed = new Set<Json>();
  readonly #tallies = new Map<string, Tally>();
  #alias: Json = 'ANONYMOUS';

  constructor(specs: readonly Spec[]) {
    const operations = specs.flatMap((spec) => spec.operations);
    this.#examples = new Map(operations.map((operation) => [operation.id, exampleOf(operation)] as const));
    const items = [
      ...this.#posts,
      ...this.#comments,
      ...this.#comments.flatMap(({ replies }) => replies as Fields[]),
    ];
    for (const { votes } of items) this.#keep(votes as Tally);
  }

  isAlive(session: string | undefined): boolean {
    return session !== undefined && this.#sessions.has(session);
  }

  response(operation: Operation, options: Options): Reply {
    const isNew = this.#sessions.get(options.session ?? '') === MEMBERS[1];
    if (isNew && ['reader', 'writer'].includes(operation.role))
      return problem(403, `${operation.role.toUpperCase()}_REQUIRED`);
    const own = this.#responses[operation.id];
    if (own) return own(options);
    if (options.query.cursor !== undefined) return problem(400, 'INVALID_CURSOR');
    const [status = '200', documented] = success(operation);
    const body = exampleFor(operation, this.#examples.get(operation.id), options);
    return body === undefined ? notFound() : reply(Number(status), body, documented?.media?.type);
  }

  readonly #responses: Readonly<Record<string, (options: Options) => Reply>> = {
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
    listFeed: (options) => page(this.#inOrder(options), options),
    listCommunityPosts: (options) => {
      const posts = this.#inOrder(options).filter(
        ({ community }) => (community as Fields).entityId === options.path.id,
      );
      const requests = posts.filter(({ postType }) => (options.query.postType ?? postType) === postType);
      return posts.length === 0 ? notFound() : page(requests, options);
    },
    readPost: (options) => found(this.#shown(options).find(({ postId }) => postId === options.path.id)),
    listComments: (options) => {
      const known = this.#posts.some(({ postId }) => postId === options.path.id);
      return known ? page(this.#comments, options) : notFound();
    },
    listReplies: (options) => {
      const talk = this.#comments.find(({ commentId }) => commentId === options.path.id);
      return talk ? page(talk.replies as Fields[], options) : notFound();
    },
    listTalkedAbout: (options) => reply(200, limited(this.#example('listTalkedAbout'), options)),
    listCommunities: (options) => this.#shelf(options),
    searchCommunities: (options) => {
      const text = String(options.query.q).toLowerCase();
      const named = this.#communities.filter(({ name }) => String(name).toLowerCase().includes(text));
      return reply(200, limited(named, options));
    },
    joinCommunity: ({ body }) => this.#follow((body as Fields).entityId, true),
    leaveCommunity: ({ body }) => this.#follow((body as Fields).entityId, false),
    castVote: ({ body, session }) => this.#cast(body as Fields, session),
    readVote: ({ query, session }) => found(this.#tally(query, session)),
    readVotes: ({ body, session }) => {
      const requests = (body as { resources: Fields[] }).resources;
      return reply(
        200,
        requests.flatMap((item) => this.#tally(item, session) ?? []),
      );
    },
    suggestChoices: (options) => reply(200, limited(this.#example('suggestChoices'), options)),
    listPseudoProfiles: () => this.#aliases(),
    selectPseudoProfile: ({ body }) => {
      this.#alias = (body as Fields).selectedProfileType ?? null;
      return this.#aliases();
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
    return [...all.values()].map((item) => ({
      ...item,
      isFollowed: this.#followed.has(item.entityId ?? null),
    }));
  }

  #example(id: string): Fields[] {
    return this.#examples.get(id) as Fields[];
  }

  #shown({ session }: Options): Fields[] {
    return this.#posts.map((post) => ({
      ...post,
      votes: this.#tally(post.votes as Fields, session) ?? null,
    }));
  }

  #inOrder(options: Options): Fields[] {
    const oldest = this.#shown(options).sort((item, other) =>
      String(item.createdOn).localeCompare(String(other.createdOn)),
    );
    return options.query.sort === 'oldToNew' ? oldest : oldest.reverse();
  }

  #shelf(options: Options): Reply {
    const communities = this.#communities.filter(
      ({ isFollowed }) => isFollowed || options.query.type !== 'followed',
    );
    const mine = limited(options.session || options.query.type !== 'followed' ? communities : [], options);
    return reply(200, mine.length === 0 ? [] : [{ type: 'TOPIC', title: 'Topics', communities: mine }]);
  }

  #follow(entityId: Json | undefined, follow: boolean): Reply {
    if (entityId === undefined || !this.#communities.some((item) => item.entityId === entityId))
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
    const tally = this.#tallies.get(nameOf(resource));
    const mine = this.#votes.get(nameOf(resource)) ?? 'NONE';
    return (
      tally && {
        ...tally,
        upCount: tally.upCount + (mine === 'UP' ? 1 : 0),
        downCount: tally.downCount + (mine === 'DOWN' ? 1 : 0),
        voteType: session === undefined ? 'NONE' : mine,
      }
    );
  }

  #signIn(memberId: Json | undefined): Reply {
    if (memberId === undefined || !MEMBERS.includes(String(memberId))) return notFound();
    const token = crypto.randomUUID();
    this.#sessions.set(token, memberId);
    return { ...reply(204), headers: { 'set-cookie': `AT=${token}` } };
  }

  #aliases(): Reply {
    return reply(200, {
      ...(this.#examples.get('listPseudoProfiles') as Fields),
      selectedProfileType: this.#alias,
    });
  }
}

const nameOf = ({ resourceType, resourceId }: Fields): string => `${resourceType} ${resourceId}`;

const success = (operation: Operation) =>
  Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];

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

const limited = (all: readonly Fields[], { query }: Options): Fields[] =>
  all.slice(0, Number(query.limit ?? 10));

function page(all: readonly Fields[], { query }: Options): Reply {
  const begin = query.cursor === undefined ? 0 : Number(/^from-(\d+)$/.exec(String(query.cursor))?.[1]);
  if (Number.isNaN(begin)) return problem(400, 'INVALID_CURSOR');
  const end = begin + Number(query.limit ?? 10);
  return reply(200, { items: all.slice(begin, end), nextCursor: end < all.length ? `from-${end}` : null });
}

import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { FeedPort } from '../../core/feed/feed-port';
import type { CurrentSession } from '../../core/login/current-session';
import {
  type CommentList,
  firstComments,
  withChanged,
  withComment,
  withComments,
  withoutComment,
  withReplies,
} from '../../core/posts/comment-list';
import type { CommentsPort } from '../../core/posts/comments-port';
import type { Comment, Post } from '../../core/posts/post';
import type { PostFigures } from '../../core/posts/post-figures-port';
import type { PostPlace } from '../../core/posts/post-place';
import type { Tally } from '../../core/posts/vote';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { CommentId, PostId } from '../../core/shared/ids';
import { type Loadable, loaded } from '../../core/shared/loadable';
import type { Page } from '../../core/shared/page';
import type { VotingStore } from './voting-store';

type Progress = 'LOADING' | Failure;
const MORE = 'more';
const AT_ONCE = 20;

export class PostStore {
  place: PostPlace | undefined = undefined;
  post: Loadable<Post> = { state: 'IDLE' };
  talk: Loadable<CommentList> = { state: 'IDLE' };
  /** Loading more, by the comment whose replies were requested, or for the next comments. */
  readonly progress = new Map<string, Progress>();
  #reader: string | undefined;
  readonly #feed: FeedPort;
  readonly #comments: CommentsPort;
  readonly #current: CurrentSession;
  readonly #voting: VotingStore;

  constructor(feed: FeedPort, comments: CommentsPort, current: CurrentSession, voting: VotingStore) {
    this.#feed = feed;
    this.#comments = comments;
    this.#current = current;
    this.#voting = voting;
    makeAutoObservable(
      this,
      { place: observableRef, post: observableRef, talk: observableRef, progress: observableShallow },
      { autoBind: true },
    );
  }

  /** The author deleted the post; its comments are still readable. */
  get gone(): boolean {
    return this.post.state === 'FAILURE' && this.post.failure.status === 410;
  }

  /** Until a moderator has reviewed the post, only its author can read it. */
  get underReview(): boolean {
    return this.post.state === 'FAILURE' && this.post.failure.code === 'POST_UNDER_REVIEW';
  }

  /** Set only if there is nothing to show. */
  get failure(): Failure | undefined {
    if (this.post.state !== 'FAILURE' || this.gone || this.underReview) return undefined;
    return this.post.value ? undefined : this.post.failure;
  }

  moreOf(commentId: CommentId = MORE): 'IDLE' | 'LOADING' | 'FAILURE' {
    const progress = this.progress.get(commentId) ?? 'IDLE';
    return progress instanceof Failure ? 'FAILURE' : progress;
  }

  moreFailureOf(commentId: CommentId = MORE): Failure | undefined {
    const progress = this.progress.get(commentId);
    return progress instanceof Failure ? progress : undefined;
  }

  /**
   * Loads the post and its comments; on return to the same post the shown content stays until the response arrives.
   */
  async open(place: PostPlace, call?: Call): Promise<void> {
    const reader = this.#current.session.profile?.userName;
    const same = reader === this.#reader && this.place?.postId === place.postId;
    const post = same ? loaded(this.post) : undefined;
    const { after, order } = this.place ?? {};
    const there = same && after === place.after && order === place.order;
    const talk = there ? loaded(this.talk) : undefined;
    this.#reader = reader;
    this.place = place;
    this.post = { state: 'LOADING', value: post };
    this.talk = { state: 'LOADING', value: talk };
    this.progress.clear();
    await Promise.all([this.#readPost(place, call), this.#readTalk(place, call)]);
  }

  async retryTalk(): Promise<void> {
    const { place } = this;
    if (!place || this.talk.state === 'LOADING') return;
    this.talk = { state: 'LOADING' };
    await this.#readTalk(place);
  }

  async loadMore(): Promise<void> {
    const cursor = loaded(this.talk)?.nextCursor;
    const { place } = this;
    if (!place || cursor === undefined) return;
    await this.#grow(MORE, place, async () => {
      const request = this.#feed.listComments({
        id: place.postId,
        sort: place.order,
        cursor,
        limit: AT_ONCE,
      });
      const page = await this.#voting.reading(request, votablesIn);
      return (list) => withComments(list, page);
    });
  }

  async loadReplies(comment: Comment): Promise<void> {
    const { place } = this;
    const { id, repliesCursor: cursor } = comment;
    if (!place || cursor === undefined) return;
    await this.#grow(id, place, async () => {
      const page = await this.#voting.reading(
        this.#comments.listReplies({ id, cursor, limit: AT_ONCE }),
        votablesIn,
      );
      return (list) => withReplies(list, id, page);
    });
  }

  /** Whether the post, comment or reply is loaded on the current page. */
  isOpen({ kind, id }: { readonly kind: 'post' | 'comment'; readonly id: string }): boolean {
    if (kind === 'post') return this.place?.postId === id;
    return commentIdsIn(loaded(this.talk)).has(id);
  }

  counted({ id, comments, community }: PostFigures): void {
    const post = loaded(this.post);
    if (post?.id !== id) return;
    this.post = { state: 'SUCCESS', value: { ...post, comments, community: community ?? post.community } };
  }

  setBallot(id: PostId, ballot: Partial<Pick<Post, 'poll' | 'salary'>>): void {
    const post = loaded(this.post);
    if (post?.id === id) this.post = { state: 'SUCCESS', value: { ...post, ...ballot } };
  }

  /** Adds the user's new comment, and counts it unless it waits for a moderator. */
  addComment(comment: Comment): void {
    this.#change((list) => withComment(list, comment), comment.status === 'LIVE' ? 1 : 0);
  }

  changed(id: CommentId, change: (comment: Comment) => Comment): void {
    this.#change((list) => withChanged(list, id, change), 0);
  }

  takenBack(comment: Comment): void {
    if (!this.isOpen({ kind: 'comment', id: comment.id })) return;
    this.#change((list) => withoutComment(list, comment.id), comment.status === 'LIVE' ? -1 : 0);
  }

  #change(change: (list: CommentList) => CommentList, counted: number): void {
    const list = loaded(this.talk);
    if (list) this.talk = { state: 'SUCCESS', value: change(list) };
    const post = loaded(this.post);
    if (post && counted !== 0) {
      this.post = { state: 'SUCCESS', value: { ...post, comments: Math.max(0, post.comments + counted) } };
    }
  }

  async #readPost(place: PostPlace, call?: Call): Promise<void> {
    try {
      const request = this.#feed.readPost({ id: place.postId }, call);
      const value = await this.#voting.reading(request, ({ votes }) => [votes]);
      this.#at(place, () => {
        this.post = { state: 'SUCCESS', value };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, () => {
        this.post = { state: 'FAILURE', failure: error };
      });
    }
  }

  async #readTalk(place: PostPlace, call?: Call): Promise<void> {
    try {
      const request = this.#feed.listComments(
        { id: place.postId, sort: place.order, cursor: place.after },
        call,
      );
      const page = await this.#voting.reading(request, votablesIn);
      this.#at(place, () => {
        this.talk = { state: 'SUCCESS', value: firstComments(page) };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, () => {
        this.talk = { state: 'FAILURE', failure: error };
      });
    }
  }

  /** Reads the list when the response arrives: comments and replies may load at the same time. */
  async #grow(
    label: string,
    place: PostPlace,
    fetched: () => Promise<(list: CommentList) => CommentList>,
  ): Promise<void> {
    if (this.talk.state !== 'SUCCESS' || this.moreOf(label) === 'LOADING') return;
    this.progress.set(label, 'LOADING');
    try {
      const grown = await fetched();
      this.#at(place, () => {
        const list = loaded(this.talk);
        if (list) this.talk = { state: 'SUCCESS', value: grown(list) };
        this.progress.delete(label);
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#at(place, () => this.progress.set(label, error));
    }
  }

  /** Ignores a response for a page that is no longer open. */
  #at(place: PostPlace, change: () => void): void {
    runInAction(() => {
      if (this.place === place) change();
    });
  }
}

const votablesIn = ({ items }: Page<Comment>): readonly Tally[] =>
  items.flatMap(({ votes, replies }) => [votes, ...replies.map((reply) => reply.votes)]);

const commentIdsIn = (list: CommentList | undefined): ReadonlySet<string> =>
  new Set(list?.comments.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));

import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import type { CommentId } from '../shared/ids';
import type { TextSpan } from '../shared/rich-text';
import type { CommentKeys } from './comment-keys';
import type { CommentWritingPort } from './comment-writing-port';
import { contactDetails } from './contact-details';
import { isLost, type OutboxPort, type Sent } from './outbox-port';
import type { Comment, ProfileType } from './post';
import type { CommentTarget } from './stored-write';
import { charactersLeft, isBlank, MAX_COMMENT_LENGTH } from './writing-rules';

export type Target = CommentTarget | { readonly kind: 'edit'; readonly id: CommentId };

export const targetKey = ({ kind, id }: Target): string => `${kind} ${id}`;

export type TextProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'long'; readonly by: number }
  | { readonly kind: 'contact'; readonly spans: readonly TextSpan[] };

/** The first validation error of a comment; the server validates again. */
function commentProblem(text: string): TextProblem | undefined {
  if (isBlank(text)) return { kind: 'empty' };
  const left = charactersLeft(text, MAX_COMMENT_LENGTH);
  if (left < 0) return { kind: 'long', by: -left };
  const spans = contactDetails(text);
  return spans.length > 0 ? { kind: 'contact', spans } : undefined;
}

export type CommentOutcome =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'problem'; readonly problem: TextProblem }
  | { readonly kind: 'sent'; readonly settled: Promise<Comment | 'kept'> };

/** Only writers can comment. */
export class CommentWriter {
  readonly #port: CommentWritingPort;
  readonly #current: CurrentSession;
  readonly #keys: CommentKeys;
  readonly #outbox: OutboxPort | undefined;

  constructor(port: CommentWritingPort, current: CurrentSession, keys: CommentKeys, outbox?: OutboxPort) {
    this.#port = port;
    this.#current = current;
    this.#keys = keys;
    this.#outbox = outbox;
  }

  /** Reports the outcome of comments that were queued offline. */
  onSent(listener: (sent: Sent) => void): void {
    this.#outbox?.onSent(listener);
  }

  postComment(target: Target, text: string, profile: ProfileType): CommentOutcome {
    const loginPrompt = requiredLoginPrompt(this.#current.session, 'writer');
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    const problem = commentProblem(text);
    if (problem) return { kind: 'problem', problem };
    return { kind: 'sent', settled: this.#send(target, text, profile) };
  }

  async #send(target: Target, text: string, profile: ProfileType): Promise<Comment | 'kept'> {
    if (target.kind === 'edit') return this.#edit(target.id, text);
    const message = `${targetKey(target)} ${profile} ${text}`;
    const key = this.#keys.keyOf(message);
    const input = { key, text, profile };
    try {
      const comment = await (target.kind === 'post'
        ? this.#port.createComment({ id: target.id, ...input })
        : this.#port.createReply({ id: target.id, ...input }));
      this.#keys.forget(message);
      return comment;
    } catch (error) {
      if (!this.#outbox || !isLost(error)) throw error;
      await this.#outbox.keep({ kind: 'comment', key, to: { ...target }, said: { text, profile } }, error);
      this.#keys.forget(message);
      return 'kept';
    }
  }

  async #edit(id: CommentId, text: string): Promise<Comment | 'kept'> {
    try {
      return await this.#port.editComment({ id, text });
    } catch (error) {
      if (!this.#outbox || !isLost(error)) throw error;
      await this.#outbox.keep({ kind: 'commentEdit', id, text }, error);
      return 'kept';
    }
  }
}

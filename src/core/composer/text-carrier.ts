import type { CommentWritingPort } from '../posts/comment-writing-port';
import type { NewWrite } from '../posts/stored-write';
import { Failure } from '../shared/failure';
import type { ChoiceWrite } from './choice-carrier';
import type { PublishPost } from './publish-post';
import type { WritingPort } from './writing-port';

/** Sends queued posts, comments and edits. */
export class TextCarrier {
  readonly #talk: CommentWritingPort;
  readonly #writing: Pick<WritingPort, 'editPost'>;
  readonly #posts: PublishPost;

  constructor(talk: CommentWritingPort, writing: Pick<WritingPort, 'editPost'>, posts: PublishPost) {
    this.#talk = talk;
    this.#writing = writing;
    this.#posts = posts;
  }

  async carry(write: Exclude<NewWrite, ChoiceWrite>): Promise<unknown> {
    switch (write.kind) {
      case 'comment': {
        const { to, key, said } = write;
        return to.kind === 'post'
          ? this.#talk.createComment({ id: to.id, key, ...said })
          : this.#talk.createReply({ id: to.id, key, ...said });
      }
      case 'commentEdit':
        return this.#talk.editComment({ id: write.id, text: write.text });
      case 'postEdit':
        return this.#writing.editPost({ id: write.id, title: write.title, text: write.text });
      case 'post': {
        const outcome = await this.#posts.publish(write.draft, write.profile, write.campaign, write.key);
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

import { makeAutoObservable, runInAction } from 'mobx';
import type { WritingPort } from '../../core/composer/writing-port';
import { Failure } from '../../core/shared/failure';
import type { ReviewId } from '../../core/shared/ids';
import type { ShellStore } from '../shell/shell-store';

export class ReviewPostStore {
  making: string | undefined = undefined;
  failed: string | undefined = undefined;
  readonly #port: Pick<WritingPort, 'generateReviewPost'>;
  readonly #shell: ShellStore;

  constructor(port: Pick<WritingPort, 'generateReviewPost'>, shell: ShellStore) {
    this.#port = port;
    this.#shell = shell;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async make(reviewId: ReviewId): Promise<void> {
    if (this.making !== undefined) return;
    this.making = reviewId;
    this.failed = undefined;
    try {
      const { title, text, community, communityName } = await this.#port.generateReviewPost({ id: reviewId });
      this.#shell.openPost({ community: { ...community, name: communityName }, title, text });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.failed = reviewId;
      });
    } finally {
      runInAction(() => {
        this.making = undefined;
      });
    }
  }
}

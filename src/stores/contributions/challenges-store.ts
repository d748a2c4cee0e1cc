import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnChallenge, OwnChallengesPort } from '../../core/contributions/own-challenges-port';
import type { Call } from '../../core/shared/call';
import { optionalPart } from '../shell/optional-part';

export type AnswerResult = 'sent' | 'changed' | 'over';

/** Questions of companies about the member's reviews. A part of the profile that may be missing. */
export class ChallengesStore {
  challenges: readonly OwnChallenge[] = [];
  busy: string | undefined = undefined;
  readonly #port: OwnChallengesPort;

  constructor(port: OwnChallengesPort) {
    this.#port = port;
    makeAutoObservable(this, { challenges: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const challenges = await optionalPart(this.#port.listOwnChallenges(undefined, call));
    runInAction(() => {
      this.challenges = challenges ?? [];
    });
  }

  /** Sends the answer that the author has read, or shows what another device or tab changed in the meantime. */
  async answer({ reviewId: id, employed }: OwnChallenge): Promise<AnswerResult | undefined> {
    if (this.busy !== undefined) return undefined;
    this.busy = id;
    try {
      const current = await this.#port.listOwnChallenges();
      const open = current.find(({ reviewId }) => reviewId === id);
      const result = !open ? 'over' : open.employed !== employed ? 'changed' : 'sent';
      if (result === 'sent' && !open?.answered) await this.#port.answerChallenge({ id });
      runInAction(() => {
        this.challenges = current.map((item) =>
          item.reviewId === id && result === 'sent' ? { ...item, answered: true } : item,
        );
      });
      return result;
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }
}

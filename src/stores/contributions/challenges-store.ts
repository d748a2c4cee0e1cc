import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnChallenge, OwnChallengesPort } from '../../core/contributions/own-challenges-port';
import type { Call } from '../../core/shared/call';
import { optionalPart } from '../shell/optional-part';

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

  async answer(id: string): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = id;
    try {
      await this.#port.answerChallenge({ id });
      runInAction(() => {
        this.challenges = this.challenges.map((item) =>
          item.reviewId === id ? { ...item, answered: true } : item,
        );
      });
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { contributionProblems } from '../../core/contributions/problem-text';
import type { Coupon, Rewards, RewardsPort } from '../../core/contributions/rewards-port';
import { rewardsText } from '../../core/contributions/rewards-text';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { problemTextOf } from '../../core/shared/problem-text-of';
import { failedChangeMessage } from '../../core/shell/failed-change-message';
import type { ToastStore } from '../shared/toast-store';
import { optionalPart } from '../shell/optional-part';

const text = rewardsText.coupons;

/** The member's points and coupons. */
export class RewardsStore {
  rewards: Rewards | undefined = undefined;
  /** The id of the coupon that is being redeemed. */
  busy: string | undefined = undefined;
  readonly #port: RewardsPort;
  readonly #toasts: ToastStore;

  constructor(port: RewardsPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { rewards: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.#show(await this.#port.readRewards(undefined, call));
  }

  /** Another user or a visitor opens the page. */
  clear(): void {
    this.rewards = undefined;
  }

  /** Repeating it after a lost response gives the same code. */
  async redeem({ id }: Pick<Coupon, 'id'>): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = id;
    try {
      this.#show(await this.#port.redeemCoupon({ id }));
      this.#toasts.show({ type: 'success', text1: text.redeemed });
    } catch (error) {
      await this.#explain(error);
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }

  async #explain(error: unknown): Promise<void> {
    if (!(error instanceof Failure)) throw error;
    const otherwise = problemTextOf(contributionProblems, error.code, error.params) ?? text.failed;
    const text1 = await failedChangeMessage(error, otherwise, () => this.open());
    // Refused: the coupon or the points are not as shown.
    if (error.kind === 'conflict' || error.kind === 'notFound') await optionalPart(this.open());
    this.#toasts.fail(error, text1);
  }

  #show(rewards: Rewards): void {
    runInAction(() => {
      this.rewards = rewards;
    });
  }
}

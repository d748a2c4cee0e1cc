import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '../../core/shared/failure';
import type { Random } from '../../core/shared/random';
import type { Timers } from '../../core/shared/timers';
import {
  isToastType,
  MAX_TOASTS,
  sameToast,
  TOAST_REMOVAL,
  type ToastContent,
  toastDuration,
} from '../../core/shell/toast';

export interface ShownToast extends ToastContent {
  readonly id: string;
  readonly leaving: boolean;
}

/** Toasts, newest last. */
export class ToastStore {
  toasts: readonly ShownToast[] = [];
  paused = false;
  /** Failures without a specific text, newest last. */
  failed: readonly Failure[] = [];
  readonly #timers: Timers;
  readonly #random: Random;
  readonly #running = new Map<string, () => void>();

  constructor(timers: Timers, random: Random) {
    this.#timers = timers;
    this.#random = random;
    makeAutoObservable(this, { toasts: observableRef, failed: observableRef }, { autoBind: true });
  }

  /** Returns the toast id; the same message twice stays a single toast. */
  show(content: ToastContent): string | undefined {
    if (!isToastType(content.type)) return undefined;
    const same = this.toasts.find((shown) => !shown.leaving && sameToast(shown, content));
    if (same) {
      this.#run(same);
      return same.id;
    }
    const toast: ShownToast = { ...content, id: this.#random.id(), leaving: false };
    const max = this.toasts.slice(-(MAX_TOASTS - 1));
    for (const gone of this.toasts.slice(0, this.toasts.length - max.length)) this.#stop(gone.id);
    this.toasts = [...max, toast];
    this.#run(toast);
    return toast.id;
  }

  /**
   * Shows a failed action with this text. Without a text, or when the session has ended, the failure gets the general
   * explanation.
   */
  fail(error: unknown, text1?: string): void {
    if (!(error instanceof Failure)) throw error;
    if (text1 && error.kind !== 'unauthorised') this.show({ type: 'failure', text1 });
    else this.failed = [...this.failed, error];
  }

  dismiss(id: string): void {
    const toast = this.toasts.find((shown) => shown.id === id && !shown.leaving);
    if (!toast) return;
    this.toasts = this.toasts.map((shown) => (shown.id === id ? { ...shown, leaving: true } : shown));
    this.#stop(id);
    this.#running.set(
      id,
      this.#timers.after(TOAST_REMOVAL, () => this.remove(id)),
    );
    toast.props?.onClose?.();
  }

  remove(id: string): void {
    this.#stop(id);
    this.toasts = this.toasts.filter((shown) => shown.id !== id);
  }

  /** Stops all timers while the user reads or points at the toasts. */
  pause(): void {
    this.paused = true;
    for (const toast of this.toasts) if (!toast.leaving) this.#stop(toast.id);
  }

  resume(): void {
    this.paused = false;
    for (const toast of this.toasts) if (!toast.leaving) this.#run(toast);
  }

  #run(toast: ShownToast): void {
    const duration = toastDuration(toast);
    this.#stop(toast.id);
    if (duration === undefined || this.paused) return;
    this.#running.set(
      toast.id,
      this.#timers.after(duration, () => this.dismiss(toast.id)),
    );
  }

  #stop(id: string): void {
    this.#running.get(id)?.();
    this.#running.delete(id);
  }
}

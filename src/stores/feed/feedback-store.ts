import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import type { FeedbackTexts } from '../../core/profile/feedback-draft';
import type { Feedback, FeedbackPort } from '../../core/profile/feedback-port';
import { settingsText } from '../../core/profile/settings-text';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

const texts = settingsText.help;
const NOTHING: Feedback = { topic: 'suggestion', rating: undefined, text: '' };

export class FeedbackStore {
  draft: Feedback = NOTHING;
  problem: string | undefined = undefined;
  busy = false;
  #reported: readonly Feedback[] = [];
  /** From then on the form may differ from the one that the server rendered. */
  #hasAppeared = false;
  /** Unsent drafts by topic. */
  readonly #left = new Map<Feedback['topic'], Feedback>();
  readonly #port: FeedbackPort;
  readonly #toasts: ToastStore;
  readonly #saved: FormDraft<FeedbackTexts>;

  constructor(port: FeedbackPort, toasts: ToastStore, saved: FormDraft<FeedbackTexts>) {
    this.#port = port;
    this.#toasts = toasts;
    this.#saved = saved;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.#reported = await this.#port.listFeedback(undefined, call);
    runInAction(() => {
      this.#left.clear();
      this.#show(this.draft.topic);
      if (this.#hasAppeared) this.recall();
    });
  }

  /** Restores the unsent draft of this tab. */
  recall(): void {
    this.#hasAppeared = true;
    const typed = this.#saved.read();
    if (typed) this.draft = { ...typed, rating: typed.rating || undefined };
  }

  /** Shows the topic's draft or sent feedback. Text typed before the first choice moves to the chosen topic. */
  about(topic: Feedback['topic']): void {
    const { draft } = this;
    const before = this.#of(draft.topic);
    const { text, rating } = before ?? NOTHING;
    const unsent = draft.text !== text || draft.rating !== rating;
    if (unsent && !before && !this.#of(topic)) this.change({ topic });
    else {
      if (unsent) this.#left.set(draft.topic, draft);
      this.#show(topic);
    }
  }

  #of(topic: Feedback['topic']): Feedback | undefined {
    return this.#left.get(topic) ?? this.#reported.find((feedback) => feedback.topic === topic);
  }

  #show(topic: Feedback['topic']): void {
    this.draft = this.#of(topic) ?? { ...NOTHING, topic };
    this.problem = undefined;
  }

  change(part: Partial<Feedback>): void {
    this.draft = { ...this.draft, ...part };
    this.problem = undefined;
    this.#saved.keep({ ...this.draft, rating: this.draft.rating ?? 0 });
  }

  async send(): Promise<void> {
    const { draft } = this;
    if (this.busy) return;
    if (draft.text.trim() === '') {
      this.problem = texts.required;
      return;
    }
    this.busy = true;
    try {
      const feedback = await this.#port.sendFeedback(draft);
      this.#reported = [...this.#reported.filter(({ topic }) => topic !== feedback.topic), feedback];
      this.#left.delete(feedback.topic);
      // Text typed while sending stays as an unsent draft.
      if (this.draft === draft) this.#saved.forget();
      this.#toasts.show({ type: 'success', text1: texts.sent });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#toasts.fail(error, offlineMessageOr(error, settingsText.failed));
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}

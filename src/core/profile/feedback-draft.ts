import { type DraftedForm, FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import type { FeedbackTopic } from './feedback-port';

/** A word to us as it is typed; no stars are 0. */
export interface FeedbackTexts {
  readonly topic: FeedbackTopic;
  readonly rating: number;
  readonly text: string;
}

const FEEDBACK_FORM: DraftedForm<FeedbackTexts> = {
  key: 'feedback',
  empty: { topic: 'suggestion', rating: 0, text: '' },
};

/** A word to us that is not sent yet. */
export class FeedbackDraft extends FormDraft<FeedbackTexts> {
  constructor(storage: Storage) {
    super(storage, FEEDBACK_FORM);
  }
}

import { type DraftedForm, FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';
import type { FeedbackTopic } from './feedback-port';

/** Unsent feedback; a rating of 0 means that no stars were chosen. */
export interface FeedbackTexts {
  readonly topic: FeedbackTopic;
  readonly rating: number;
  readonly text: string;
}

const FEEDBACK_FORM: DraftedForm<FeedbackTexts> = {
  key: 'feedback',
  empty: { topic: 'suggestion', rating: 0, text: '' },
};

export class FeedbackDraft extends FormDraft<FeedbackTexts> {
  constructor(storage: Storage) {
    super(storage, FEEDBACK_FORM);
  }
}

import type { Call } from '../shared/call';

export const FEEDBACK_TOPICS = ['problem', 'suggestion', 'praise', 'privacy'] as const;
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];

export interface Feedback {
  readonly topic: FeedbackTopic;
  readonly rating: number | undefined;
  readonly text: string;
}

export abstract class FeedbackPort {
  abstract listFeedback(input?: undefined, call?: Call): Promise<readonly Feedback[]>;
  abstract sendFeedback(feedback: Feedback, call?: Call): Promise<Feedback>;
}

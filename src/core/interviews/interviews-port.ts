import type { HelpfulCount } from '../reviews/review';
import type { Call } from '../shared/call';
import type {
  AnsweredQuestion,
  InterviewDifficulty,
  Interviewer,
  InterviewOutcome,
  InterviewPage,
  QuestionPage,
} from './interview';

export interface InterviewWish {
  readonly companyUrl?: string | undefined;
  readonly designation?: string | undefined;
  readonly difficulty?: InterviewDifficulty | undefined;
  readonly outcome?: InterviewOutcome | undefined;
  readonly page?: number | undefined;
}

export interface QuestionWish {
  readonly companyUrl?: string | undefined;
  readonly designation?: string | undefined;
  readonly skill?: string | undefined;
  readonly page?: number | undefined;
}

export abstract class InterviewsPort {
  abstract listInterviews(of: InterviewWish, call?: Call): Promise<InterviewPage>;
  abstract listQuestions(of: QuestionWish, call?: Call): Promise<QuestionPage>;
  abstract readQuestion(of: { readonly id: string }, call?: Call): Promise<AnsweredQuestion>;
  abstract setAnswerHelpful(
    of: { readonly id: string; readonly mine: boolean },
    call?: Call,
  ): Promise<HelpfulCount>;
  abstract listInterviewers(
    of: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Interviewer[]>;
}

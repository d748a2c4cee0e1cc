import type { HelpfulCount } from '../reviews/review';
import type { Call } from '../shared/call';
import type { AnswerId, PlaceId, QuestionId } from '../shared/ids';
import type {
  AnsweredQuestion,
  InterviewDifficulty,
  Interviewer,
  InterviewOutcome,
  InterviewPage,
  QuestionPage,
} from './interview';

export interface InterviewQuery {
  readonly companyUrl?: string | undefined;
  readonly designation?: string | undefined;
  readonly difficulty?: InterviewDifficulty | undefined;
  readonly outcome?: InterviewOutcome | undefined;
  readonly placeId?: PlaceId | undefined;
  readonly page?: number | undefined;
}

export interface QuestionQuery {
  readonly companyUrl?: string | undefined;
  readonly designation?: string | undefined;
  readonly skill?: string | undefined;
  readonly page?: number | undefined;
}

export abstract class InterviewsPort {
  abstract listInterviews(query: InterviewQuery, call?: Call): Promise<InterviewPage>;
  abstract listQuestions(query: QuestionQuery, call?: Call): Promise<QuestionPage>;
  abstract readQuestion(input: { readonly id: QuestionId }, call?: Call): Promise<AnsweredQuestion>;
  abstract setAnswerHelpful(
    input: { readonly id: AnswerId; readonly mine: boolean },
    call?: Call,
  ): Promise<HelpfulCount>;
  abstract listInterviewers(
    input: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Interviewer[]>;
}

import {
  EMPTY_INTERVIEW,
  INTERVIEW_STEPS,
  type InterviewTexts,
  interviewTexts,
  readInterview,
} from '../../core/contributions/interview-form';
import type { InterviewLists } from '../../core/contributions/interview-lists';
import type { InterviewProblem } from '../../core/contributions/interview-problems';
import type { InterviewInput, OwnInterview } from '../../core/contributions/own-interview';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import type { SubmitContribution } from '../../core/contributions/submit-contribution';
import type { ContributionFeedback } from './contribution-feedback';
import { ContributionForm } from './contribution-form';

export class OwnInterviewStore {
  readonly form: ContributionForm<InterviewTexts, InterviewInput, OwnInterview, InterviewProblem>;
  readonly #lists: InterviewLists;

  constructor(
    submission: SubmitContribution<InterviewInput, OwnInterview, InterviewTexts>,
    lists: InterviewLists,
    feedback: ContributionFeedback,
  ) {
    this.#lists = lists;
    this.form = new ContributionForm(
      {
        empty: EMPTY_INTERVIEW,
        textsOf: ({ interview }, choices) => interviewTexts(interview, choices),
        read: (texts, choices) => readInterview(texts, choices, lists.now),
        steps: INTERVIEW_STEPS,
        prefilled: ['jobProfile', 'department'],
        refusals: [
          'refused',
          'required',
          'unknown',
          'elsewhere',
          'short',
          'long',
          'contact',
          'abuse',
          'minutes',
          'twice',
        ],
        context: 'interview',
        thanksText: ({ interview, waiting }) => text.thanksText(interview.companyName, waiting),
        removed: text.removed,
      },
      submission,
      lists,
      feedback,
    );
  }

  get months(): readonly string[] {
    return this.#lists.months;
  }
}

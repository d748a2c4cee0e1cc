import {
  EMPTY_INTERVIEW,
  type InterviewTexts,
  interviewTexts,
  readInterview,
} from '../../core/contributions/interview-form';
import type { InterviewLists } from '../../core/contributions/interview-lists';
import type { OwnInterview, ToldInterview } from '../../core/contributions/own-interview';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import type { InterviewProblem } from '../../core/contributions/sound-interview';
import { ContributionForm, type FormParts } from './contribution-form';

type Parts = FormParts<ToldInterview, OwnInterview, InterviewTexts> & { readonly lists: InterviewLists };

export class OwnInterviewStore {
  readonly form: ContributionForm<InterviewTexts, ToldInterview, OwnInterview, InterviewProblem>;
  readonly #lists: InterviewLists;

  constructor(parts: Parts) {
    const { lists } = parts;
    this.#lists = lists;
    this.form = new ContributionForm(
      {
        empty: EMPTY_INTERVIEW,
        textsOf: ({ interview }) => interviewTexts(interview),
        read: (texts, choices) => readInterview(texts, choices, lists.now),
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
        removed: text.removed,
      },
      parts,
    );
  }

  get months(): readonly string[] {
    return this.#lists.months;
  }
}

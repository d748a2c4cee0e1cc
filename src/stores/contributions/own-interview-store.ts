import {
  EMPTY_INTERVIEW,
  type InterviewTexts,
  interviewTexts,
  readInterview,
} from '../../core/contributions/interview-form';
import type { InterviewLists } from '../../core/contributions/interview-lists';
import type { OwnInterview, ToldInterview } from '../../core/contributions/own-interview';
import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import type { InterviewProblem } from '../../core/contributions/sound-interview';
import { type FormParts, ToldForm } from './told-form';

type Parts = FormParts<ToldInterview, OwnInterview, InterviewTexts> & { readonly lists: InterviewLists };

export class OwnInterviewStore {
  readonly form: ToldForm<InterviewTexts, ToldInterview, OwnInterview, InterviewProblem>;
  readonly #lists: InterviewLists;

  constructor(parts: Parts) {
    const { lists } = parts;
    this.#lists = lists;
    this.form = new ToldForm(
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
        removed: words.removed,
      },
      parts,
    );
  }

  get months(): readonly string[] {
    return this.#lists.months;
  }
}

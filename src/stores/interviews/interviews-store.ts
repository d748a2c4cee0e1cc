import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterviewPage, QuestionPage } from '../../core/interviews/interview';
import type { InterviewQuery, InterviewsPort } from '../../core/interviews/interviews-port';
import type { Call } from '../../core/shared/call';
import { turnPage } from '../shared/turn-page';

const NOTHING: QuestionPage = { total: 0, pages: 0, items: [], skills: [] };

export class InterviewsStore {
  query: InterviewQuery = {};
  page: InterviewPage | undefined;
  /** The page that failed to load while this one stayed. */
  missed: number | undefined = undefined;
  questions: QuestionPage = NOTHING;
  readonly #port: InterviewsPort;

  constructor(port: InterviewsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, page: observableRef, questions: observableRef },
      { autoBind: true },
    );
  }

  async open(query: InterviewQuery, call?: Call): Promise<void> {
    const { companyUrl, designation } = query;
    const shown = this.page && this.query;
    const answers = Promise.all([
      this.#port.listInterviews(query, call),
      this.#port.listQuestions({ companyUrl, designation }, call),
    ]);
    const read = await turnPage(shown, query, answers);
    runInAction(() => {
      this.missed = read ? undefined : (query.page ?? 1);
      if (!read) return;
      this.query = query;
      [this.page, this.questions] = read;
    });
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterviewPage, QuestionPage } from '../../core/interviews/interview';
import type { InterviewQuery, InterviewsPort } from '../../core/interviews/interviews-port';
import type { Call } from '../../core/shared/call';

const NOTHING: QuestionPage = { total: 0, pages: 0, items: [], skills: [] };

export class InterviewsStore {
  query: InterviewQuery = {};
  page: InterviewPage | undefined;
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
    const [page, questions] = await Promise.all([
      this.#port.listInterviews(query, call),
      this.#port.listQuestions({ companyUrl, designation }, call),
    ]);
    runInAction(() => {
      this.query = query;
      this.page = page;
      this.questions = questions;
    });
  }
}

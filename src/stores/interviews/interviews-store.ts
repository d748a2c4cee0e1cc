import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterviewPage, QuestionPage } from '../../core/interviews/interview';
import type { InterviewQuery, InterviewsPort } from '../../core/interviews/interviews-port';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';

const NOTHING: QuestionPage = { total: 0, pages: 0, items: [], skills: [] };

export class InterviewsStore {
  query: InterviewQuery = {};
  page: InterviewPage | undefined;
  missed: MissedPage | undefined = undefined;
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
    const { page: read, missed } = await turnPage(shown, query, answers);
    runInAction(() => {
      this.missed = missed;
      if (!read) return;
      this.query = query;
      [this.page, this.questions] = read;
    });
  }
}

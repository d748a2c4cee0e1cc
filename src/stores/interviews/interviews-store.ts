import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterviewPage, QuestionPage } from '../../core/interviews/interview';
import type { InterviewsPort, InterviewWish } from '../../core/interviews/interviews-port';
import type { Call } from '../../core/shared/call';

const NOTHING: QuestionPage = { total: 0, pages: 0, items: [], skills: [] };

export class InterviewsStore {
  wish: InterviewWish = {};
  page: InterviewPage | undefined;
  questions: QuestionPage = NOTHING;
  readonly #port: InterviewsPort;

  constructor(port: InterviewsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { wish: observableRef, page: observableRef, questions: observableRef },
      { autoBind: true },
    );
  }

  async open(wish: InterviewWish, call?: Call): Promise<void> {
    const { companyUrl, designation } = wish;
    const [page, questions] = await Promise.all([
      this.#port.listInterviews(wish, call),
      this.#port.listQuestions({ companyUrl, designation }, call),
    ]);
    runInAction(() => {
      this.wish = wish;
      this.page = page;
      this.questions = questions;
    });
  }
}

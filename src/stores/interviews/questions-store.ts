import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AnsweredQuestion, QuestionPage } from '../../core/interviews/interview';
import type { InterviewsPort, QuestionQuery } from '../../core/interviews/interviews-port';
import type { Call } from '../../core/shared/call';
import type { QuestionId } from '../../core/shared/ids';
import { type MissedPage, turnPage } from '../shared/turn-page';

export class QuestionsStore {
  query: QuestionQuery = {};
  page: QuestionPage | undefined;
  missed: MissedPage | undefined = undefined;
  answered: AnsweredQuestion | undefined;
  readonly #port: InterviewsPort;

  constructor(port: InterviewsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, page: observableRef, answered: observableRef },
      { autoBind: true },
    );
  }

  async open(query: QuestionQuery, call?: Call): Promise<void> {
    const shown = this.page && this.query;
    const { page, missed } = await turnPage(shown, query, this.#port.listQuestions(query, call));
    runInAction(() => {
      this.missed = missed;
      if (!page) return;
      this.query = query;
      this.page = page;
    });
  }

  async openOne(id: QuestionId, call?: Call): Promise<void> {
    const answered = await this.#port.readQuestion({ id }, call);
    runInAction(() => {
      this.answered = answered;
    });
  }
}

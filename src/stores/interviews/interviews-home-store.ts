import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Interview, Interviewer, InterviewQuestion } from '../../core/interviews/interview';
import type { InterviewsPort } from '../../core/interviews/interviews-port';
import type { Call } from '../../core/shared/call';

const SHOWN = 8;

export class InterviewsHomeStore {
  interviewers: readonly Interviewer[] = [];
  questions: readonly InterviewQuestion[] = [];
  latest: readonly Interview[] = [];
  readonly #port: InterviewsPort;

  constructor(port: InterviewsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { interviewers: observableRef, questions: observableRef, latest: observableRef },
      { autoBind: true },
    );
  }

  async open(call?: Call): Promise<void> {
    const [interviewers, questions, latest] = await Promise.all([
      this.#port.listInterviewers({ limit: SHOWN }, call),
      this.#port.listQuestions({}, call),
      this.#port.listInterviews({}, call),
    ]);
    runInAction(() => {
      this.interviewers = interviewers;
      this.questions = questions.items;
      this.latest = latest.items;
    });
  }
}

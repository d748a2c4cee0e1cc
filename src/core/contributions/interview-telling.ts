import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import { INTERVIEW_DRAFT, type InterviewTexts } from './interview-form';
import type { OwnInterview, ToldInterview } from './own-interview';
import type { OwnInterviewsPort } from './own-interviews-port';
import { Telling } from './telling';

export class InterviewTelling extends Telling<ToldInterview, OwnInterview, InterviewTexts> {
  constructor(interviews: OwnInterviewsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (interview) => interviews.addInterview(interview),
        read: (of, call) => interviews.readOwnInterview(of, call),
        change: (interview) => interviews.changeInterview(interview),
        remove: (of) => interviews.removeInterview(of),
      },
      new FormDraft(storage, INTERVIEW_DRAFT),
      current,
    );
  }
}

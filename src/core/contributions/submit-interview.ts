import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import { INTERVIEW_DRAFT, type InterviewTexts } from './interview-form';
import type { InterviewInput, OwnInterview } from './own-interview';
import type { OwnInterviewsPort } from './own-interviews-port';
import { SubmitContribution } from './submit-contribution';

export class SubmitInterview extends SubmitContribution<InterviewInput, OwnInterview, InterviewTexts> {
  constructor(interviews: OwnInterviewsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (interview) => interviews.addInterview(interview),
        read: (input, call) => interviews.readOwnInterview(input, call),
        change: (interview) => interviews.changeInterview(interview),
        remove: (input) => interviews.removeInterview(input),
      },
      new FormDraft(storage, INTERVIEW_DRAFT),
      current,
    );
  }
}

import type { FormStorage } from '../composer/form-storage';
import type { CurrentSession } from '../login/current-session';
import { INTERVIEW_DRAFT, type InterviewTexts } from './interview-form';
import type { InterviewInput, OwnInterview } from './own-interview';
import type { OwnInterviewsPort } from './own-interviews-port';
import { SubmitContribution } from './submit-contribution';

export class SubmitInterview extends SubmitContribution<InterviewInput, OwnInterview, InterviewTexts> {
  constructor(interviews: OwnInterviewsPort, forms: FormStorage, current: CurrentSession) {
    super(
      {
        add: (interview) => interviews.addInterview(interview),
        read: (input, call) => interviews.readOwnInterview(input, call),
        change: (interview) => interviews.changeInterview(interview),
        remove: (input) => interviews.removeInterview(input),
      },
      INTERVIEW_DRAFT,
      forms,
      current,
    );
  }
}

import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { interviewsClient, ownInterviews } from '../../../adapters/http/generated/interviews';
import { MemberTexts } from '../../../core/composer/member-texts';
import { FormLists } from '../../../core/contributions/form-lists';
import { InterviewLists } from '../../../core/contributions/interview-lists';
import { OwnInterviewsPort } from '../../../core/contributions/own-interviews-port';
import { SubmitInterview } from '../../../core/contributions/submit-interview';
import { CurrentSession } from '../../../core/login/current-session';
import { Clock } from '../../../core/shared/clock';
import { Device } from '../../../core/shell/device';
import { ContributionFeedback } from '../../../stores/contributions/contribution-feedback';
import { OwnInterviewStore } from '../../../stores/contributions/own-interview-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindFormLists } from './bind-form-lists';

/** The job lists come from the "are you paid fairly" module. */
export const ownInterviewModule = new ContainerModule(({ bind, isBound }) => {
  bindFormLists({ bind, isBound });
  bind(OwnInterviewsPort).toResolvedValue(
    (wire, device) => ownInterviews(interviewsClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SubmitInterview).toResolvedValue(
    (interviews, texts, current) => new SubmitInterview(interviews, texts.forms, current),
    [OwnInterviewsPort, MemberTexts, CurrentSession],
  );
  bind(InterviewLists).toResolvedValue(
    (lists, clock) => new InterviewLists(lists, clock),
    [FormLists, Clock],
  );
  bind(OwnInterviewStore).toResolvedValue(
    (submission, lists, loginPrompts, toasts) =>
      new OwnInterviewStore(submission, lists, new ContributionFeedback(loginPrompts, toasts)),
    [SubmitInterview, InterviewLists, LoginPromptStore, ToastStore],
  );
});

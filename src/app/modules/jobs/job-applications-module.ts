import { ContainerModule } from 'inversify';
import { BrowserResumeFiles } from '../../../adapters/browser/browser-resume-files';
import { jobApplications, jobsClient } from '../../../adapters/http/generated/jobs';
import { jobsAmbience } from '../../../adapters/http/portal-ambience';
import { MemberTexts } from '../../../core/composer/member-texts';
import { Applying } from '../../../core/jobs/apply-for-job';
import { JobApplicationsPort } from '../../../core/jobs/job-applications-port';
import { ResumeFiles } from '../../../core/jobs/resume-files';
import { CurrentSession } from '../../../core/login/current-session';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { ApplicationFeedback } from '../../../stores/jobs/application-feedback';
import { ApplicationStore } from '../../../stores/jobs/application-store';
import { ApplicationsStore } from '../../../stores/jobs/applications-store';
import { JobStore } from '../../../stores/jobs/job-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const jobApplicationsModule = new ContainerModule(({ bind }) => {
  bind(JobApplicationsPort).toResolvedValue(
    (wire, device) => jobApplications(jobsClient(withAmbience(wire, jobsAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ResumeFiles).toResolvedValue(() => new BrowserResumeFiles(), []);
  bind(Applying).toResolvedValue(
    (port, current, random, texts) => new Applying(port, current, random, texts.forms),
    [JobApplicationsPort, CurrentSession, Random, MemberTexts],
  );
  bind(ApplicationFeedback).toResolvedValue(
    (loginPrompts, toasts) => new ApplicationFeedback(loginPrompts, toasts),
    [LoginPromptStore, ToastStore],
  );
  bind(ApplicationStore).toResolvedValue(
    (applying, files, jobs, feedback) => new ApplicationStore(applying, files, jobs, feedback),
    [Applying, ResumeFiles, JobStore, ApplicationFeedback],
  );
  bind(ApplicationsStore).toResolvedValue(
    (applying, toasts) => new ApplicationsStore(applying, toasts),
    [Applying, ToastStore],
  );
});

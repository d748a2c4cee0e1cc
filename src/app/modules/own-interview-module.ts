import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { interviewsClient, ownInterviews } from '../../adapters/http/generated/interviews';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { InterviewLists } from '../../core/own-interview/interview-lists';
import { InterviewTelling } from '../../core/own-interview/interview-telling';
import { OwnInterviewsPort } from '../../core/own-interview/own-interviews-port';
import { CurrentSession } from '../../core/session/current-session';
import { Clock } from '../../core/shared/clock';
import { Cookies } from '../../core/shared/cookies';
import { Device } from '../../core/shell/device';
import { TabStorage } from '../../core/shell/tab-storage';
import { GateStore } from '../../stores/gate-store';
import { OwnInterviewStore } from '../../stores/own-interview-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the form an interview is told in needs beside the lists of 'are you paid fairly'. */
export const ownInterviewModule = new ContainerModule(({ bind }) => {
  bind(OwnInterviewsPort).toResolvedValue(
    (wire, device) => ownInterviews(interviewsClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(InterviewTelling).toResolvedValue(
    (interviews, storage, current, cookies) => new InterviewTelling(interviews, storage, current, cookies),
    [OwnInterviewsPort, TabStorage, CurrentSession, Cookies],
  );
  bind(InterviewLists).toResolvedValue(
    (lists, clock) => new InterviewLists(lists, clock),
    [FairPayPort, Clock],
  );
  bind(OwnInterviewStore).toResolvedValue(
    (telling, lists, gates, toasts) => new OwnInterviewStore({ telling, lists, gates, toasts }),
    [InterviewTelling, InterviewLists, GateStore, ToastStore],
  );
});

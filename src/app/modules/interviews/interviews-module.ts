import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { interviews, interviewsClient } from '../../../adapters/http/generated/interviews';
import { InterviewsPort } from '../../../core/interviews/interviews-port';
import { CurrentSession } from '../../../core/login/current-session';
import { Device } from '../../../core/shell/device';
import { InterviewsHomeStore } from '../../../stores/interviews/interviews-home-store';
import { InterviewsStore } from '../../../stores/interviews/interviews-store';
import { QuestionsStore } from '../../../stores/interviews/questions-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { AnswersHelpfulStore } from '../../../stores/reviews/helpful-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const interviewsModule = new ContainerModule(({ bind }) => {
  bind(InterviewsPort).toResolvedValue(
    (wire, device) => interviews(interviewsClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(InterviewsStore).toResolvedValue((port) => new InterviewsStore(port), [InterviewsPort]);
  bind(QuestionsStore).toResolvedValue((port) => new QuestionsStore(port), [InterviewsPort]);
  bind(AnswersHelpfulStore).toResolvedValue(
    (port, current, loginPrompts) =>
      new AnswersHelpfulStore(
        {
          set: (query) => port.setAnswerHelpful(query),
          read: async ({ id, questionId }) =>
            (await port.readQuestion({ id: questionId })).answers.find(
              (interviewAnswer) => interviewAnswer.id === id,
            ),
        },
        current,
        loginPrompts,
      ),
    [InterviewsPort, CurrentSession, LoginPromptStore],
  );
  bind(InterviewsHomeStore).toResolvedValue((port) => new InterviewsHomeStore(port), [InterviewsPort]);
});

import { chatProblems } from '../../core/chat/problem-text';
import { composerProblems } from '../../core/composer/problem-text';
import { contributionProblems } from '../../core/contributions/problem-text';
import { jobProblems } from '../../core/jobs/problem-text';
import { loginProblems } from '../../core/login/problem-text';
import { grievanceProblems } from '../../core/moderation/grievances-problem-text';
import { moderationProblems } from '../../core/moderation/problem-text';
import { queueProblems } from '../../core/moderation/queue-problem-text';
import { notificationProblems } from '../../core/notifications/problem-text';
import { onboardingProblems } from '../../core/onboarding/problem-text';
import { postProblems } from '../../core/posts/problem-text';
import { writingProblems } from '../../core/posts/writing-problem-text';
import { profileProblems } from '../../core/profile/problem-text';
import { requestProblems, shellProblems } from '../../core/shell/problem-text';
import { untraceableProblems } from '../../core/untraceable/problem-text';

/** The texts of all codes. Chats word two codes of posts more specifically; other clients get those of posts. */
export const problemTexts = {
  ...chatProblems,
  ...composerProblems,
  ...contributionProblems,
  ...grievanceProblems,
  ...jobProblems,
  ...loginProblems,
  ...moderationProblems,
  ...notificationProblems,
  ...onboardingProblems,
  ...postProblems,
  ...profileProblems,
  ...queueProblems,
  ...requestProblems,
  ...shellProblems,
  ...untraceableProblems,
  ...writingProblems,
};

/** Every code that a response can carry; the contracts list the same (Problem in openapi/shared/http.yaml). */
export type ProblemCode = keyof typeof problemTexts;

import { alertText } from './job-alerts-text';

export const jobProblems: typeof import('./problem-text').jobProblems = {
  ALERT_EXISTS: alertText.problems.duplicate,
  TOO_MANY_ALERTS: alertText.problems.full,
};

import { alertText } from './job-alerts-text';

export const jobProblems = {
  ALERT_EXISTS: alertText.problems.duplicate,
  TOO_MANY_ALERTS: alertText.problems.full,
};

import { grievanceText } from './grievances-text';

export const grievanceProblems: typeof import('./grievances-problem-text').grievanceProblems = {
  NOT_OURS: grievanceText.problems.NOT_OURS,
  NO_ADDRESS: grievanceText.problems.NO_ADDRESS,
};

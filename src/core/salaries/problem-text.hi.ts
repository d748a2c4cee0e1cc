import { fairPayText } from './fair-pay-text';

export const salaryProblems: typeof import('./problem-text').salaryProblems = {
  OTHER_PAY_TODAY: fairPayText.askedAlready,
};

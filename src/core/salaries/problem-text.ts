import { fairPayText } from './fair-pay-text';

export const salaryProblems = {
  OTHER_PAY_TODAY: fairPayText.askedAlready,
};

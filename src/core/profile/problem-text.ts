import { profileText } from './text';

export const profileProblems = {
  NOT_LISTED: profileText.details.notListed,
  WRONG_DATES: 'Please check the dates.',
  TOO_MANY_ENTRIES: 'You can add up to {limit} of these. Delete one first.',
};

import { profileText } from './text';

export const profileProblems: typeof import('./problem-text').profileProblems = {
  NOT_LISTED: profileText.details.notListed,
  WRONG_DATES: 'कृपया तारीखें जांचें।',
  TOO_MANY_ENTRIES: 'आप ऐसी {limit} एंट्री तक जोड़ सकते हैं। पहले कोई एक हटाएं।',
};

import { closedTable } from '../shared/closed-table';

/** The texts of a post's menu, which comes when it is wanted. */
export const postMenuWords = {
  copyLink: 'Copy link',
  why: 'Why am I seeing this?',
  whyTitle: 'Why you see this post',
  whyDone: 'Got it',
  reason: closedTable({
    POPULAR: 'Many people voted for it or talk about it now.',
    FOLLOWED: 'You follow this community.',
    NEW: 'It is one of the newest posts.',
    UNANSWERED: 'It is a question nobody has answered yet.',
    ASKED: 'It is a question that waits for people with your experience.',
  }),
};

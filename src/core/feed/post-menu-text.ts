import { closedTable } from '../shared/closed-table';

/** Loaded when a post's menu opens. */
export const postMenuText = {
  copyLink: 'Copy link',
  why: 'Why am I seeing this?',
  whyTitle: 'Why you’re seeing this post',
  whyClose: 'Got it',
  reason: closedTable({
    POPULAR: 'Many people voted for it or are discussing it.',
    FOLLOWED: 'You follow this community.',
    NEW: 'It’s one of the newest posts.',
    UNANSWERED: 'It’s a question no one has answered yet.',
    ASKED: 'It’s a question looking for more answers.',
  }),
};

import { closedTable } from '../shared/closed-table';
import type { GrievanceProblem } from './grievance-form';
import type { GrievanceKind, TicketState } from './grievances-port';

const KINDS = closedTable({
  PRIVACY: 'It reveals someone’s identity or contact details',
  ABUSE: 'It’s insulting, threatening or hateful',
  UNTRUE: 'It says something untrue',
  RIGHTS: 'It uses something that belongs to someone else',
  DECISION: 'A moderator’s decision',
  ACCOUNT: 'My account or my data',
  AUTHORITY: 'A summons, order or notice from an authority',
  OTHER: 'Something else',
} satisfies Record<GrievanceKind, string>);

/** Loaded with the grievance pages. */
export const grievanceText = {
  kind: 'What is wrong?',
  kinds: KINDS,
  about: 'Link to the content',
  aboutHint: 'If it’s about something on this site',
  aboutExample: '/p/…',
  text: 'What happened, and what should we do?',
  textHint: 'Up to 4,000 characters',
  authorityText: 'The notice',
  authorityHint: 'Authority, case, law and what you’re asking for',
  email: 'Your email address',
  emailHint: 'We’ll reply here',
  send: 'Submit grievance',
  sendNotice: 'Submit notice',
  noScripts:
    'This form needs JavaScript. Without it, nothing you type here is sent. You can still look up a number below.',
  problems: {
    EMPTY: 'This field is required.',
    NOT_OURS:
      'Enter a link to a page on this site, copied from your browser’s address bar, or leave it empty.',
    NO_ADDRESS: 'Enter a valid email address.',
    NOT_TAKEN: 'We can’t accept this. Please check it and try again.',
  } satisfies Record<GrievanceProblem, string>,
  failed: 'Couldn’t send this. Everything you typed is still here.',
  notSent: 'Couldn’t submit your form. Everything you typed is still in it.',
  offline: 'You’re offline. Everything you typed is still here.',
  limited: (wait: string) => `${wait} Everything you typed is still here.`,
  usualWait: 'Too many attempts. Please try again later.',
  filed: {
    title: 'We’ve received it',
    keep: 'Save this number to track our reply. It doesn’t reveal what you wrote.',
    another: 'Submit another',
  },
  look: {
    number: 'Tracking number',
    example: 'GR-7K2Q-9XWM-4TZB-RD3H',
    submit: 'Track',
    shape: 'Enter a number like GR-7K2Q-9XWM-4TZB-RD3H.',
    missing: 'No grievance has this number. We delete grievances 180 days after we answer them.',
    failed: 'Couldn’t look it up. Please try again.',
  },
  ticket: {
    states: closedTable({
      RECEIVED: 'Received',
      ACKNOWLEDGED: 'Acknowledged',
      RESOLVED: 'Resolved',
      REJECTED: 'Rejected',
    } satisfies Record<TicketState, string>),
    received: 'Received',
    acknowledged: 'Acknowledged',
    answered: 'Answered',
    by: (moment: string): string => `by ${moment}`,
    closed: 'We’ve emailed you our answer and the reasons.',
    late: closedTable({
      ACKNOWLEDGEMENT: 'We’re late: we should have acknowledged it within 24 hours.',
      ANSWER: 'We’re late: we should have answered by now.',
    }),
  },
  desk: {
    title: 'Grievances',
    lead: 'Open grievances, oldest first. When one network sends many, the extra ones come last. Your answer goes out by email; you don’t see the address.',
    empty: { title: 'No open grievances', text: 'New grievances will show up here.' },
    failed: 'Couldn’t load grievances.',
    retry: 'Try again',
    about: 'Content',
    answer: 'Answer',
    answerHint: 'Emailed when you resolve or reject',
    answerMissing: 'Write the answer we email.',
    acknowledge: 'Acknowledge',
    resolve: 'Resolve',
    reject: 'Reject',
    done: {
      ACKNOWLEDGED: 'Acknowledged. The tracking page shows it.',
      RESOLVED: 'Resolved. Your answer is on its way.',
      REJECTED: 'Rejected. Your answer is on its way.',
    },
    notDone: 'Something went wrong. Please try again.',
  },
};

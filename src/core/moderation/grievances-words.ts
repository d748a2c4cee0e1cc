import { closedTable } from '../shared/closed-table';
import type { GrievanceProblem } from './grievance-form';
import type { GrievanceKind, TicketState } from './grievances-port';

const KINDS = closedTable({
  PRIVACY: 'It tells who somebody is, or how to reach them',
  ABUSE: 'It insults, threatens or hates',
  UNTRUE: 'It says something untrue',
  RIGHTS: 'It uses what belongs to somebody else',
  DECISION: 'A decision of a moderator',
  ACCOUNT: 'My account or my data',
  AUTHORITY: 'A summons, an order or a notice of an authority',
  OTHER: 'Something else',
} satisfies Record<GrievanceKind, string>);

/** The texts of complaining; they come with its pages. */
export const grievanceWords = {
  kind: 'What is wrong?',
  kinds: KINDS,
  about: 'Its address here',
  aboutHint: 'If it is about something on this site',
  aboutExample: '/p/…',
  text: 'What happened, and what should we do?',
  textHint: 'Up to 4,000 characters',
  authorityText: 'The notice',
  authorityHint: 'Authority, case, law, what is asked for',
  email: 'Your e-mail address',
  emailHint: 'For the answer alone',
  send: 'File the grievance',
  sendNotice: 'Give notice',
  noScripts:
    'This form needs JavaScript. Nothing you type here would be sent without it. Looking up a number below works without.',
  problems: {
    EMPTY: 'This field is required.',
    NOT_OURS: 'This is no address of a page here. Copy it from the bar of your browser, or leave it empty.',
    NO_ADDRESS: 'This is no e-mail address.',
    NOT_TAKEN: 'This could not be taken as it is.',
  } satisfies Record<GrievanceProblem, string>,
  failed: 'This could not be sent just now. Everything you typed is still here.',
  offline: 'There is no connection. Everything you typed is still here.',
  limited: (wait: string) => `${wait} Everything you typed is still here.`,
  usualWait: 'That was often for one day. Please try again later.',
  filed: {
    title: 'We have it',
    keep: 'Keep this number. With it alone you can see how far the answer is; it tells nobody what you said.',
    another: 'File another one',
  },
  look: {
    number: 'Your number',
    example: 'GR-7K2Q-9XWM-4TZB-RD3H',
    submit: 'Look it up',
    shape: 'A number looks like GR-7K2Q-9XWM-4TZB-RD3H.',
    missing: 'There is no grievance with this number. 180 days after the answer it is deleted.',
    failed: 'It could not be looked up just now. Please try again.',
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
    closed: 'The answer with its reasons is in your mailbox.',
    late: closedTable({
      ACKNOWLEDGEMENT: 'We are late: nobody has acknowledged it within 24 hours.',
      ANSWER: 'We are late: it should have been answered by now.',
    }),
  },
  desk: {
    title: 'Grievances',
    lead: 'What anybody complained of, the longest waiting first. The answer goes by letter; you do not see the address.',
    empty: { title: 'No grievance waits', text: 'What somebody complains of will stand here.' },
    failed: 'The grievances could not be loaded.',
    retry: 'Try again',
    about: 'What it is about',
    answer: 'Answer',
    answerHint: 'Sent by letter when you resolve or reject',
    acknowledge: 'Acknowledge',
    resolve: 'Resolve',
    reject: 'Reject',
    done: {
      ACKNOWLEDGED: 'Acknowledged. The number says so.',
      RESOLVED: 'Resolved. The answer is on its way.',
      REJECTED: 'Rejected. The answer is on its way.',
    },
    notDone: 'This did not work. Please try again.',
  },
};

import { BRAND } from '../shared/brand';

/** The answer email to a grievance. It does not repeat the complaint: emails are read over shoulders. */
export const ticketReplyEmail = ({
  ticket,
  state,
  answer,
}: {
  readonly ticket: string;
  readonly state: 'RESOLVED' | 'REJECTED';
  readonly answer: string;
}): { readonly subject: string; readonly text: string } => ({
  subject: `${BRAND}: your grievance ${ticket}`,
  text: [
    state === 'RESOLVED'
      ? `Your grievance ${ticket} has been resolved.`
      : `Your grievance ${ticket} has been rejected. We haven’t done what you asked for.`,
    '',
    answer,
    '',
    'We’ll delete your email address 30 days after this email. If you disagree, submit another grievance and mention this number.',
  ].join('\n'),
});

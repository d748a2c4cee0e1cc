import { BRAND } from '../shared/brand';

/** The answer to a grievance, as it is sent. What was complained of is not repeated: letters are read over shoulders. */
export const answerLetter = ({
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
      ? `Your grievance ${ticket} is resolved.`
      : `Your grievance ${ticket} is rejected: we have not done what it asks for.`,
    '',
    answer,
    '',
    'This address is deleted 30 days after this letter. Should you disagree, file another grievance and name this number.',
  ].join('\n'),
});

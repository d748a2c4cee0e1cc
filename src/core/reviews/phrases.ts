/** Something people say of companies again and again, told once, with the words that make it out. */
export interface KnownPhrase {
  readonly id: string;
  readonly side: 'likes' | 'dislikes';
  readonly text: string;
  /** A piece of the text; a review that contains it says so. */
  readonly mark: string;
}

const like = (id: string, text: string, mark: string): KnownPhrase => ({ id, side: 'likes', text, mark });
const dislike = (id: string, text: string, mark: string): KnownPhrase => ({
  id,
  side: 'dislikes',
  text,
  mark,
});

export const PHRASES: readonly KnownPhrase[] = [
  like(
    'evenings',
    'Managers don’t ping after 7 pm and leaves get approved without drama',
    'don’t ping after 7 pm',
  ),
  like('ownership', 'You own a service end to end in your first year', 'own a service end to end'),
  like('family-cover', 'Parents are covered in ₹10L family insurance', '₹10L family insurance'),
  like('on-call', 'On-call is paid and rotates fairly', 'paid and rotates fairly'),
  like('on-time-pay', 'Salary is credited on the last working day, every month', 'on the last working day'),
  like('learning', 'Courses and exams are reimbursed, no questions asked', 'reimbursed, no questions asked'),
  like('seniors', 'Seniors actually sit and explain', 'sit and explain'),
  like('stability', 'Nobody was let go even in the bad year', 'let go even in the bad year'),
  like('canteen', 'Food in the canteen is good and subsidised', 'good and subsidised'),
  like('women', 'Cabs for late shifts, and women are dropped home first', 'dropped home first'),
  like('hybrid', 'Two days from home, and nobody counts hours', 'nobody counts hours'),
  like('leave', 'Leave is leave: the phone stays off', 'the phone stays off'),
  like('brand', 'The name on the CV opens doors', 'opens doors'),
  like('transfers', 'Moving to another team is easy after a year', 'another team is easy'),
  like('equipment', 'Good laptop and tools from day one', 'tools from day one'),
  like('respect', 'Nobody shouts, not even at month end', 'not even at month end'),
  dislike('appraisals', 'Appraisals have slipped to 14 months twice in a row', 'slipped to 14 months'),
  dislike('director', 'Promotion depends on who your director is', 'who your director is'),
  dislike('office-days', 'Hybrid went from two to four days in office', 'four days in office'),
  dislike('hikes', 'Hikes are 6 to 8 percent whatever the rating', '6 to 8 percent'),
  dislike('notice', 'The 90-day notice period is held to the day', '90-day notice period'),
  dislike('bench', 'Bench beyond sixty days means pressure to resign', 'pressure to resign'),
  dislike('targets', 'Targets are raised the moment you meet them', 'the moment you meet them'),
  dislike('weekends', 'Weekend releases without comp off', 'without comp off'),
  dislike('approvals', 'Even a mouse needs five approvals', 'five approvals'),
  dislike('lateral', 'New joiners earn more than people who stayed', 'more than people who stayed'),
  dislike('variable', 'Variable pay never came above 70 percent', 'above 70 percent'),
  dislike('politics', 'Credit goes to whoever presents the slides', 'whoever presents the slides'),
  dislike('old-tools', 'The systems are older than the interns', 'older than the interns'),
  dislike('meetings', 'Half the day goes in status calls', 'status calls'),
  dislike('commute', 'The office is an hour beyond the last metro stop', 'beyond the last metro stop'),
  dislike('reimbursements', 'Reimbursements take three months', 'take three months'),
];

const byId = new Map(PHRASES.map((phrase) => [phrase.id, phrase]));
export const phraseOf = (id: string): KnownPhrase | undefined => byId.get(id);

/** Where the words that matter stand in a phrase. */
export function highlightOf({ text, mark }: KnownPhrase): { readonly start: number; readonly end: number } {
  const start = Math.max(0, text.indexOf(mark));
  return { start, end: start + mark.length };
}

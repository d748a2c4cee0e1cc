/** A common statement about companies, with the text that identifies it in a review. */
export interface KnownPhrase {
  readonly id: string;
  readonly side: 'likes' | 'dislikes';
  readonly text: string;
  /** Part of the text; a review that contains it counts as saying the phrase. */
  readonly mark: string;
  /** Completes "People like …" or "People dislike …" in lists of companies. */
  readonly short: string;
}

const like = (id: string, text: string, mark: string, short: string): KnownPhrase => ({
  id,
  side: 'likes',
  text,
  mark,
  short,
});
const dislike = (id: string, text: string, mark: string, short: string): KnownPhrase => ({
  id,
  side: 'dislikes',
  text,
  mark,
  short,
});

export const PHRASES: readonly KnownPhrase[] = [
  like(
    'evenings',
    'Managers don’t ping after 7 pm and leaves get approved without drama',
    'don’t ping after 7 pm',
    'no pings after 7 pm',
  ),
  like(
    'ownership',
    'You own a service end to end in your first year',
    'own a service end to end',
    'owning projects end to end',
  ),
  like(
    'family-cover',
    'Parents are covered in ₹10L family insurance',
    '₹10L family insurance',
    '₹10L family insurance',
  ),
  like('on-call', 'On-call is paid and rotates fairly', 'paid and rotates fairly', 'paid, fair on-call'),
  like(
    'on-time-pay',
    'Salary is credited on the last working day, every month',
    'on the last working day',
    'salary always on time',
  ),
  like(
    'learning',
    'Courses and exams are reimbursed, no questions asked',
    'reimbursed, no questions asked',
    'reimbursed courses and exams',
  ),
  like('seniors', 'Seniors actually sit and explain', 'sit and explain', 'seniors who explain'),
  like(
    'stability',
    'Nobody was let go even in the bad year',
    'let go even in the bad year',
    'no layoffs, even in a bad year',
  ),
  like(
    'canteen',
    'Food in the canteen is good and subsidised',
    'good and subsidised',
    'good, subsidised food',
  ),
  like(
    'women',
    'Cabs for late shifts, and women are dropped home first',
    'dropped home first',
    'cabs for late shifts',
  ),
  like('hybrid', 'Two days from home, and nobody counts hours', 'nobody counts hours', 'two days from home'),
  like('leave', 'Leave is leave: the phone stays off', 'the phone stays off', 'leave without work calls'),
  like('brand', 'The name on the CV opens doors', 'opens doors', 'a strong name on the CV'),
  like(
    'transfers',
    'Moving to another team is easy after a year',
    'another team is easy',
    'easy moves between teams',
  ),
  like('equipment', 'Good laptop and tools from day one', 'tools from day one', 'good laptops and tools'),
  like(
    'respect',
    'Nobody shouts, not even at month end',
    'not even at month end',
    'managers who don’t shout',
  ),
  dislike(
    'appraisals',
    'Appraisals have slipped to 14 months twice in a row',
    'slipped to 14 months',
    'delayed appraisals',
  ),
  dislike(
    'director',
    'Promotion depends on who your director is',
    'who your director is',
    'promotions that depend on the director',
  ),
  dislike(
    'office-days',
    'Hybrid went from two to four days in office',
    'four days in office',
    'four days in office',
  ),
  dislike('hikes', 'Hikes are 6 to 8 percent whatever the rating', '6 to 8 percent', 'small hikes'),
  dislike(
    'notice',
    'The 90-day notice period is enforced to the last day',
    '90-day notice period',
    'the 90-day notice period',
  ),
  dislike(
    'bench',
    'Bench beyond sixty days means pressure to resign',
    'pressure to resign',
    'pressure to resign on the bench',
  ),
  dislike(
    'targets',
    'Targets are raised the moment you meet them',
    'the moment you meet them',
    'ever-rising targets',
  ),
  dislike(
    'weekends',
    'Weekend releases without comp off',
    'without comp off',
    'weekend releases without comp off',
  ),
  dislike('approvals', 'Even a mouse needs five approvals', 'five approvals', 'too many approvals'),
  dislike(
    'lateral',
    'New joiners earn more than people who stayed',
    'more than people who stayed',
    'lower pay than new joiners',
  ),
  dislike('variable', 'Variable pay never goes above 70 percent', 'above 70 percent', 'low variable pay'),
  dislike(
    'politics',
    'Credit goes to whoever presents the slides',
    'whoever presents the slides',
    'office politics',
  ),
  dislike(
    'old-tools',
    'The systems are older than the interns',
    'older than the interns',
    'outdated systems',
  ),
  dislike('meetings', 'Half the day goes in status calls', 'status calls', 'too many status calls'),
  dislike(
    'commute',
    'The office is an hour beyond the last metro stop',
    'beyond the last metro stop',
    'the long commute',
  ),
  dislike('reimbursements', 'Reimbursements take three months', 'take three months', 'slow reimbursements'),
];

const byId = new Map(PHRASES.map((phrase) => [phrase.id, phrase]));
export const phraseOf = (id: string): KnownPhrase | undefined => byId.get(id);

const MAX_QUOTE = 160;
const SENTENCES = /[^.!?\n]+[.!?]*/g;

/** The sentence of a review that contains the mark; the phrase itself if that sentence is too long for a card. */
export function quotedPhrase(
  { text, mark }: Pick<KnownPhrase, 'text' | 'mark'>,
  review: string,
): { readonly text: string; readonly highlight: { readonly start: number; readonly end: number } } {
  const positionIn = (sentence: string) => sentence.toLowerCase().indexOf(mark.toLowerCase());
  const found = review
    .match(SENTENCES)
    ?.find((sentence) => positionIn(sentence) >= 0)
    ?.trim();
  const quote = found !== undefined && found.length <= MAX_QUOTE ? found : text;
  const start = Math.max(0, positionIn(quote));
  return { text: quote, highlight: { start, end: start + mark.length } };
}

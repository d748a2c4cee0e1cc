import { type BenefitsProblem, MOST_NOTE } from './own-benefits';
import { jobWords } from './words';

/** The texts of the form benefits are told in. */
export const ownBenefitsWords = {
  title: 'Add your benefits',
  changeTitle: 'Edit your benefits',
  description: 'Tick what your company gives besides pay. Your name is never shown.',
  lead: 'Tick what you get; others see what an offer is worth. Your name is never shown.',
  where: 'Where you work',
  what: 'What you are given',
  whatText: 'Only what you get or could get yourself.',
  noteTitle: 'Anything to remember',
  noteText: 'Such as the sum insured, or from when it is yours. Only you read it, beside your ticks.',
  note: 'Note to yourself',
  noteHint: (length: number): string => (length === 0 ? 'Optional' : `${length} of ${MOST_NOTE}`),
  send: 'Add my benefits',
  removeText: 'It leaves the figures with their next count.',
  removed: 'Your benefits are taken back.',
  problems: {
    refused: jobWords.problems.refused,
    required: jobWords.problems.required,
    unknown: jobWords.problems.unknown,
    long: `This is too long: up to ${MOST_NOTE} letters.`,
    contact: 'Please take addresses and phone numbers out; they could lead to you or to somebody else.',
    abuse: 'Please say it without insults.',
  } satisfies Record<BenefitsProblem, string>,
  pickOne: 'Please tick at least one.',
  board: 'Ticked so far',
  count: (count: number): string => `${count} of 29`,
  boardNote: 'A benefit is shown once five people or more say that they get it.',
  promises: [
    'It counts from next month on, together with what others tell.',
    'It is kept under a name made for benefits alone, with a month and no day.',
    'Nobody is shown who ticked what, neither the company nor its people.',
    'Your note is shown to nobody but you, and goes when your account does.',
  ],
  thanksText: (company: string): string =>
    `From next month on it counts on the page of ${company}, wherever five people or more say the same.`,
  review: 'Rate your company',
  view: 'See its benefits',
  again: 'Add another company',
};

import { type BenefitsProblem, MAX_NOTE_LENGTH } from './own-benefits';
import { jobText } from './text';

export const ownBenefitsText = {
  title: 'Add your benefits',
  changeTitle: 'Edit your benefits',
  description: 'Tick the benefits your company offers. Your name never appears.',
  lead: 'Tick what you get, so others can see what an offer is worth. Your name never appears.',
  what: 'Your benefits',
  whatText: 'Tick only what you get or could get yourself.',
  noteTitle: 'Private note',
  noteText: 'For example, the sum insured or when a benefit starts. Only you can see it.',
  note: 'Note to yourself',
  noteHint: (length: number): string => (length === 0 ? 'Optional' : `${length} of ${MAX_NOTE_LENGTH}`),
  send: 'Add benefits',
  removeText: 'It will be removed from the figures in the next update.',
  removed: 'Benefits deleted.',
  problems: {
    refused: jobText.problems.refused,
    required: jobText.problems.required,
    unknown: jobText.problems.unknown,
    long: `This is too long. Use up to ${MAX_NOTE_LENGTH} characters.`,
    contact: 'Please remove email addresses and phone numbers. They could identify you or someone else.',
    abuse: 'Please rewrite this without insults.',
  } satisfies Record<BenefitsProblem, string>,
  pickOne: 'Please tick at least one benefit.',
  board: 'Selected so far',
  published: 'What you added',
  count: (count: number): string => `${count} of 29`,
  boardNote: 'We show a benefit once five people report it.',
  promises: [
    'It counts from next month, together with what others share.',
    'It’s stored under an ID used only for benefits, with the month but not the day.',
    'No one can see who ticked what, not even the company.',
    'Only you can see your note. It’s deleted with your account.',
  ],
  thanksText: (company: string): string =>
    `From next month it counts on the ${company} page, for each benefit that five or more people report.`,
  review: 'Rate your company',
  view: 'View benefits',
  shareTitle: (company: string): string => `Benefits at ${company}`,
  again: 'Add another company',
};

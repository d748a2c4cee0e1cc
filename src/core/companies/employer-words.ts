import { BRAND } from '../shared/brand';

/** What employers are told here, in English. */
export const employerWords = {
  title: 'For employers',
  description: `Why company pages are not claimed and reviews not answered on ${BRAND} itself, and what holds for employers here.`,
  lead: 'Claiming a company’s page, answering reviews and inviting colleagues are done on a site of its own for employers. That site is not part of this one: on these pages there is nothing to sign up for.',
  holds: {
    title: 'What holds for every employer',
    rules: [
      'A page that is looked after by the company says so.',
      'What the company answers stands under the review it answers.',
      'No employer changes, hides or removes what people write.',
      'No employer learns who wrote here, neither from us nor by looking after a page.',
    ],
  },
  question: 'Something about your company’s page is wrong?',
  help: 'Tell us',
  companies: 'All companies',
};

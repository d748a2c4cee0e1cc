import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const summonsText: LegalText = {
  title: 'Summons and notices',
  description: `For courts, police and authorities: how to serve a notice on ${BRAND}, what it must include, and what we can and can’t answer.`,
  lead: 'For courts, police and authorities: how to reach us, what a notice must include, and what we can answer.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'needs',
      title: 'What a notice must include',
      blocks: [
        {
          list: [
            'The court or authority, the officer’s name, rank and office, and an official address for our reply.',
            'The number and date of the case, and the law and section it is based on.',
            'The exact link to the content on this site. A company’s name or a screenshot alone isn’t enough to find anything.',
            'What you ask for: to remove something, or to disclose what we have.',
            'The deadline and, if it is shorter than the law’s usual time, the reason.',
          ],
        },
      ],
    },
    { id: 'form', title: 'Submit a notice', blocks: [] },
    { id: 'status', title: 'Track your notice', blocks: [] },
    {
      id: 'have',
      title: 'What we can disclose',
      blocks: [
        'Less than you may expect. Anonymous texts are stored without an account. The only link from a text to its author is a keyed seal, and only those who run this site hold the key.',
        {
          facts: [
            [
              'We have',
              'The text and its earlier versions, its hour, the alias it was written with, and, through the seal, the account.',
            ],
            [
              'We don’t have',
              'IP addresses or device identifiers in our logs, email addresses used to log in or to verify work, or anything a member has deleted.',
            ],
          ],
        },
      ],
    },
    {
      id: 'check',
      title: 'What we do with it',
      blocks: [
        {
          list: [
            'It gets a tracking number, and is acknowledged within 24 hours and answered within 15 days like any grievance; sooner where the law says so.',
            'We ask the authority itself, at an address we look up ourselves, whether the notice is theirs. Using this form doesn’t prove anyone’s authority.',
            'We disclose what a valid order names and nothing else, and object to orders that ask for more than the law allows.',
          ],
        },
        ['Not an authority? Please file ', { says: 'a grievance', to: 'grievances' }, ' instead.'],
      ],
    },
  ],
};

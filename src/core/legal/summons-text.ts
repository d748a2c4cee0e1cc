import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const summonsText: LegalText = {
  title: 'Summons and notices',
  description: `For courts, police and authorities: how to serve a notice on ${BRAND}, what it has to say, and what can and cannot be answered.`,
  lead: 'For courts, police and authorities: how to reach us, what a notice has to say, and what we can answer.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'needs',
      title: 'What a notice has to say',
      blocks: [
        {
          list: [
            'The court or authority, the officer’s name, rank and office, and an official address to answer to.',
            'The number and date of the case, and the law and section it rests on.',
            'The exact address on this site of what it is about. A company’s name or a screenshot alone is not enough to find anything.',
            'What is asked for: to remove something, or to disclose what we have.',
            'Until when, and why sooner than the law’s usual time, if so.',
          ],
        },
      ],
    },
    { id: 'form', title: 'Give notice', blocks: [] },
    { id: 'status', title: 'How far is mine?', blocks: [] },
    {
      id: 'have',
      title: 'What there is to disclose',
      blocks: [
        'Less than you may expect. Anonymous texts are kept without an account. The one way from a text to its author is a keyed seal, and only those who run this site hold the key.',
        {
          facts: [
            [
              'There is',
              'The text and its earlier versions, its hour, the face it was written under, and, through the seal, the account.',
            ],
            [
              'There is not',
              'IP addresses or device identifiers in our logs, e-mail addresses of sign-ins or of proofs of work, anything a member has removed.',
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
            'It gets a number, and is acknowledged within 24 hours and answered within 15 days like any grievance; sooner where the law says so.',
            'We ask the authority itself, at an address we find on our own, whether the notice is theirs. This form proves nobody’s office.',
            'We disclose what a valid order names and nothing beside it, and object to what asks for more than the law allows.',
          ],
        },
        ['Not an authority? Then ', { says: 'a grievance', to: 'grievances' }, ' is the way.'],
      ],
    },
  ],
};

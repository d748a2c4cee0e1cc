import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const grievancesText: LegalText = {
  title: 'Grievances',
  description: `Complain to ${BRAND} with or without an account: a number at once, acknowledged within 24 hours, resolved within 15 days.`,
  lead: 'Something here harms you, is untrue or against the law? Tell us. You need no account, and get a number at once.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'promise',
      title: 'What we promise',
      blocks: [
        {
          facts: [
            ['At once', 'A number. Whoever knows it can see how far the answer is, and nothing else.'],
            ['Within 24 hours', 'The grievance is acknowledged: a person has read it.'],
            [
              'Within 15 days',
              'It is resolved or rejected, and the answer with its reasons is in your mailbox.',
            ],
          ],
        },
        'The dates stand beside your number. If we are late, the number says that too.',
      ],
    },
    { id: 'form', title: 'File a grievance', blocks: [] },
    { id: 'status', title: 'How far is mine?', blocks: [] },
    {
      id: 'officer',
      title: 'Who reads it',
      blocks: [
        'Those who hold the office of grievance officer here, and moderators in their place. The office is given by the people who run this site, by hand. They see what you say and what it is about, not your e-mail address: the letter with the answer finds its way without them.',
        'They cannot see who wrote a post, a review or a message, so they cannot tell you.',
      ],
    },
    {
      id: 'reasons',
      title: 'What we act on',
      blocks: [
        [
          'What breaks the ',
          { says: 'community guidelines', to: 'guidelines', part: 'rules' },
          ' or the law is hidden or removed. What is only unwelcome stays.',
        ],
        'Rejected means: we have not done what you asked for, and the letter says why. You can file again and name the first number. Indian law lets you go to the Grievance Appellate Committee or to a court after that.',
      ],
    },
    {
      id: 'kept',
      title: 'What we keep of it',
      blocks: [
        [
          'Your address is kept apart and encrypted, and deleted 30 days after the answer; the grievance 180 days after. Neither is joined to an account. ',
          { says: 'More on that', to: 'privacy', part: 'grievances' },
          '.',
        ],
      ],
    },
  ],
};

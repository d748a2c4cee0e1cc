import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const grievancesText: LegalText = {
  title: 'Grievances',
  description: `Complain to ${BRAND} with or without an account: a tracking number right away, acknowledged within 24 hours, resolved within 15 days.`,
  lead: 'Is something here harmful, untrue or against the law? Tell us. You don’t need an account, and you get a tracking number right away.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'promise',
      title: 'What we promise',
      blocks: [
        {
          facts: [
            [
              'Right away',
              'You get a tracking number. Anyone who has it can see the status, and nothing else.',
            ],
            ['Within 24 hours', 'We acknowledge the grievance: a person has read it.'],
            ['Within 15 days', 'We resolve or reject it, and email you the answer with its reasons.'],
          ],
        },
        'You see these dates with your tracking number. If we’re late, it says so.',
      ],
    },
    { id: 'form', title: 'File a grievance', blocks: [] },
    { id: 'status', title: 'Track your grievance', blocks: [] },
    {
      id: 'officer',
      title: 'Who reads it',
      blocks: [
        'The grievance officers of this site, and moderators in their place. The people who run this site assign these roles by hand. They see what you say and what it is about, not your email address: the answer is emailed to you without showing it to them.',
        'They can’t see who wrote a post, a review or a message, so they can’t tell you.',
      ],
    },
    {
      id: 'reasons',
      title: 'What we act on',
      blocks: [
        [
          'We hide or remove what breaks the ',
          { says: 'community guidelines', to: 'guidelines', part: 'rules' },
          ' or the law. We don’t remove content only because someone dislikes it.',
        ],
        'Rejected means that we have not done what you asked for, and the email says why. You can file again and mention the first number. After that, Indian law lets you go to the Grievance Appellate Committee or to a court.',
      ],
    },
    {
      id: 'kept',
      title: 'What we store',
      blocks: [
        [
          'We store your email address separately and encrypted, and delete it 30 days after the answer. We delete the grievance 180 days after the answer. Neither is linked to an account. ',
          { says: 'More about this', to: 'privacy', part: 'grievances' },
          '.',
        ],
      ],
    },
  ],
};

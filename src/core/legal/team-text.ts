import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const teamText: LegalText = {
  title: 'Our team',
  description: `Who builds ${BRAND}, who looks after what is written there, and how both are kept apart from who you are.`,
  lead: 'There are no portraits here. A site that asks you to trust it without your name should not rest on ours.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'builders',
      title: 'Those who build it',
      blocks: [
        `The ${BRAND} contributors. The software is published under the MIT licence: anybody may read it, check what it does with your words, run it and improve it.`,
      ],
    },
    {
      id: 'moderators',
      title: 'Those who look after it',
      blocks: [
        'Moderators decide on what was reported or held back. They are members who were given the office by hand, see what was said and never who said it, and do not decide on their own words.',
        [
          'Grievance officers answer ',
          { says: 'grievances', to: 'grievances' },
          '. What moderators decide stands in ',
          { says: 'the public log', to: 'moderation-log' },
          '.',
        ],
      ],
    },
    {
      id: 'runners',
      title: 'Those who run it',
      blocks: [
        'Whoever runs a site with this software holds its database and its key, and answers for both. They can change the software; what these pages say holds for the software as it is published.',
      ],
    },
  ],
};

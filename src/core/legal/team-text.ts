import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const teamText: LegalText = {
  title: 'Our team',
  description: `Who builds ${BRAND}, who moderates what is written there, and how both stay separate from your identity.`,
  lead: 'You won’t find portraits here. A site that asks you to trust it without your name shouldn’t rely on ours.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'builders',
      title: 'Who builds it',
      blocks: [
        `The ${BRAND} contributors. The software is published under the MIT licence: anyone may read it, check what it does with your words, run it and improve it.`,
      ],
    },
    {
      id: 'moderators',
      title: 'Who moderates it',
      blocks: [
        'Moderators decide on content that was reported or flagged automatically. They are members appointed by the people who run this site. They see what was written but never who wrote it, and don’t decide on their own content.',
        [
          'Grievance officers answer ',
          { says: 'grievances', to: 'grievances' },
          '. Moderators’ decisions appear in ',
          { says: 'the public log', to: 'moderation-log' },
          '.',
        ],
      ],
    },
    {
      id: 'runners',
      title: 'Who runs it',
      blocks: [
        'The operator of a site with this software holds its database and its key, and is responsible for both. They can change the software; what these pages say applies to the software as it is published.',
      ],
    },
  ],
};

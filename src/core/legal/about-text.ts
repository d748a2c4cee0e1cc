import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const aboutText: LegalText = {
  title: 'About us',
  description: `Why ${BRAND} exists: what it is like to work somewhere, told by those who do, without their employer learning who they are.`,
  lead: 'What is it like to work there? In India people ask colleagues of colleagues. Here they ask everybody.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'why',
      title: 'Why this place exists',
      blocks: [
        'A job takes more of a life than most things one buys, and is chosen with less to go by. The person across the table knows what the last ten people were paid. You know what a cousin’s friend has heard.',
        `${BRAND} lets people who work somewhere say what it is like, what it pays, how they were interviewed and what they got besides, and lets everybody else ask.`,
      ],
    },
    {
      id: 'believe',
      title: 'What we hold on to',
      blocks: [
        {
          list: [
            'Anonymity is built, not promised. Rows of anonymous things carry no member.',
            'Numbers say how sure they are. Below five people we say that we do not know.',
            'Rules are published, decisions are logged, and everyone gets a second look.',
            'It has to open on a cheap phone on a slow line, by keyboard and by ear.',
            'You can take everything along and leave.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Who pays for it',
      blocks: [
        'Nobody pays for a place in a list, for a removal or for an award, and no part of the product takes money. The software is open: whoever runs a site with it pays for the machines.',
      ],
    },
    {
      id: 'who',
      title: 'Who we are',
      blocks: [
        [
          { says: 'Our team', to: 'team' },
          ' says who builds it, ',
          { says: 'credits', to: 'credits' },
          ' on whose work it stands. To reach a person, ',
          { says: 'write under Need help', to: 'need-help' },
          ' or ',
          { says: 'file a grievance', to: 'grievances' },
          '.',
        ],
      ],
    },
  ],
};

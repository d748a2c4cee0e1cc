import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const aboutText: LegalText = {
  title: 'About us',
  description: `Why ${BRAND} exists: what it is like to work somewhere, from the people who do, without their employer learning who they are.`,
  lead: 'What is it like to work there? In India, people ask a colleague’s colleague. Here, you can ask everyone.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'why',
      title: 'Why we exist',
      blocks: [
        'You spend more time at work than almost anywhere, yet you choose a job with very little information. The person across the table knows what the last ten people were paid. You know what a cousin’s friend has heard.',
        `On ${BRAND}, people share what their workplace is like, what it pays, how their interviews went and what benefits they get, and everyone else can ask.`,
      ],
    },
    {
      id: 'believe',
      title: 'What we stand for',
      blocks: [
        {
          list: [
            [
              'Anonymity is built in, not just promised. Anonymous content is stored without its author’s account, and ',
              { says: 'anyone can check it', to: 'trust' },
              '.',
            ],
            'Our numbers show how reliable they are. With fewer than five people, we say that we don’t know.',
            'Rules are published, decisions are logged, and everyone can appeal.',
            'The site has to work on a cheap phone with a slow connection, with a keyboard and with a screen reader.',
            'Download your data or leave whenever you like.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Who pays for it',
      blocks: [
        'No one can pay for a place in a list, a removal or an award, and no part of the product takes money. The software is open source: those who run a site with it pay for the servers.',
      ],
    },
    {
      id: 'who',
      title: 'Who we are',
      blocks: [
        [
          { says: 'Our team', to: 'team' },
          ' explains who builds it, and ',
          { says: 'credits', to: 'credits' },
          ' lists the work it is built on. To reach a person, ',
          { says: 'write under Need help', to: 'need-help' },
          ' or ',
          { says: 'file a grievance', to: 'grievances' },
          '.',
        ],
      ],
    },
  ],
};

import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const termsText: LegalText = {
  title: 'Terms and policies',
  description: `All policies of ${BRAND} in plain language, each in one sentence, with a link to the full text.`,
  lead: 'All our policies, each in one sentence. The full pages are binding.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'pages',
      title: 'The rules',
      blocks: [
        {
          list: [
            [
              { says: 'Terms of use', to: 'terms-of-use' },
              ': what you write stays yours, you’re responsible for it, and you can leave whenever you like.',
            ],
            [
              { says: 'Privacy', to: 'privacy' },
              ': what we store about you, for how long, and how to download it.',
            ],
            [
              { says: 'Community guidelines', to: 'guidelines' },
              ': six rules decide what is hidden, and nothing else does.',
            ],
            [
              { says: 'Grievances', to: 'grievances' },
              ': anyone can complain; acknowledged within 24 hours, resolved within 15 days.',
            ],
            [
              { says: 'Summons and notices', to: 'summons' },
              ': what courts and authorities may ask for, and what we have.',
            ],
            [
              { says: 'The moderation log', to: 'moderation-log' },
              ': every decision with its rule and date.',
            ],
          ],
        },
      ],
    },
    {
      id: 'companies',
      title: 'For companies',
      blocks: [
        [
          'See ',
          { says: 'the rules for employers', to: 'employers' },
          ' and ',
          { says: 'how the awards are counted', to: 'awards' },
          '. No one can pay to be listed higher or to have something removed.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your data',
      blocks: [
        [
          { says: 'Manage account', to: 'manage-account' },
          ' lets you download everything we have about you in one file, and delete the account. ',
          { says: 'Preferences', to: 'preferences' },
          ' control your notifications and what we count.',
        ],
      ],
    },
  ],
};

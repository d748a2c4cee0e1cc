import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const termsText: LegalText = {
  title: 'Terms and policies',
  description: `All rules of ${BRAND} in plain language, each in one sentence, with the way to the whole of it.`,
  lead: 'All rules of the house, each in one sentence. The pages behind them are what holds.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'pages',
      title: 'The rules',
      blocks: [
        {
          list: [
            [
              { says: 'Terms of use', to: 'terms-of-use' },
              ': what you write stays yours, you answer for it, and you may leave whenever you like.',
            ],
            [
              { says: 'Privacy', to: 'privacy' },
              ': what is kept of you, for how long, and how to take it along.',
            ],
            [
              { says: 'Community guidelines', to: 'guidelines' },
              ': six rules decide what is hidden, and nothing else does.',
            ],
            [
              { says: 'Grievances', to: 'grievances' },
              ': anybody may complain; acknowledged within 24 hours, resolved within 15 days.',
            ],
            [
              { says: 'Summons and notices', to: 'summons' },
              ': what courts and authorities may ask for, and what there is.',
            ],
            [
              { says: 'The moderation log', to: 'moderation-log' },
              ': every decision with its rule and its day.',
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
          { says: 'What holds for employers', to: 'employers' },
          ', and ',
          { says: 'how the awards are counted', to: 'awards' },
          '. Nobody pays to be listed higher or to have something removed.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your own things',
      blocks: [
        [
          { says: 'Manage account', to: 'manage-account' },
          ' gives you everything we have of you as one file, and ends the account. ',
          { says: 'Preferences', to: 'preferences' },
          ' say what you hear of and what is counted.',
        ],
      ],
    },
  ],
};

import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const termsOfUseText: LegalText = {
  title: 'Terms of use',
  description: `The agreement between you and ${BRAND}: what you may do here, what you can expect from us, and what neither of us promises.`,
  lead: 'What you agree to by using this site, and what we agree to.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'reading',
      title: 'Reading',
      blocks: [
        'Anyone can read what is public here, for free and without an account. Please don’t fetch pages so fast that others have to wait, and don’t use them to build a list of people.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'You are at least 18 years old.',
            'One account per person. What you say about your work is true as far as you know.',
            'Anything done with your account counts as done by you, until you tell us that someone else has it.',
          ],
        },
      ],
    },
    {
      id: 'writing',
      title: 'What you write',
      blocks: [
        'What you write stays yours. You let us show it here, store it safely, and make excerpts and counts of it. That ends when you delete it, except for counts it was part of and copies in backups that haven’t been replaced yet.',
        [
          'Only write what you’re allowed to write: nothing that breaks the ',
          { says: 'community guidelines', to: 'guidelines' },
          ', no secrets you’re bound to keep, nothing that belongs to others.',
        ],
        'Anonymous doesn’t mean unaccountable: you’re responsible for what you say, and a court may ask us for what we have.',
      ],
    },
    {
      id: 'employers',
      title: 'If you speak for a company',
      blocks: [
        {
          list: [
            'You may reply to content about it. You may not try to find out who wrote it, here or elsewhere.',
            'No one can pay to have something removed, hidden or moved down, and no one is paid to write.',
            [
              'If something is untrue or unlawful, file ',
              { says: 'a grievance', to: 'grievances' },
              '; if you have a court order, submit ',
              { says: 'a notice', to: 'summons' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'us',
      title: 'What you can expect from us',
      blocks: [
        {
          list: [
            ['We handle your data as ', { says: 'the privacy page', to: 'privacy' }, ' says.'],
            'We only hide content under a published rule. We tell you the rule, and you can appeal once.',
            [
              'Every decision of a moderator is in ',
              { says: 'a public log', to: 'moderation-log' },
              ', without names or texts.',
            ],
            'We fix what breaks as soon as we can, but don’t promise that nothing ever breaks.',
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What we don’t promise',
      blocks: [
        'Reviews, salaries and interviews come from members. We check their format, not whether they are true. Calculators follow the published rules and don’t replace advice. Don’t base a big decision on one page alone.',
        'Where the law allows it, we’re not liable for what others write here, or for what someone did because of it. Where the law doesn’t allow it, the law applies and this sentence doesn’t.',
      ],
    },
    {
      id: 'ending',
      title: 'When it ends',
      blocks: [
        'You can delete your account at any time, without a reason. You choose what stays and what is deleted. We remove what breaks the rules, and what the law requires us to remove.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        'Indian law applies. If a part of this text isn’t valid, the rest still applies. We change it when what we do changes; the date at the top says when. If you use the site after that date, the new text applies.',
        ['Questions and complaints: ', { says: 'grievances', to: 'grievances' }, '.'],
      ],
    },
  ],
};

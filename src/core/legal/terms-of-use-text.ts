import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const termsOfUseText: LegalText = {
  title: 'Terms of use',
  description: `The agreement between you and ${BRAND}: what you may do here, what you may expect of us, and what neither of us promises.`,
  lead: 'What you agree to by using this site, and what we agree to. Reading asks for less than writing.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'reading',
      title: 'Reading',
      blocks: [
        'Everybody may read what is public here, without an account and for free. Please do not fetch pages so fast that others have to wait, and do not build a list of people out of them.',
      ],
    },
    {
      id: 'account',
      title: 'Having an account',
      blocks: [
        {
          list: [
            'You are at least 18 years old.',
            'One account for one person. What you tell of your work is true as far as you know.',
            'What is done with your account counts as done by you, until you tell us that somebody else has it.',
          ],
        },
      ],
    },
    {
      id: 'writing',
      title: 'What you write',
      blocks: [
        'What you write stays yours. You let us show it here, keep it safe and make excerpts and counts of it. That ends when you take it back, except for counts it was part of and copies in backups that have not been replaced yet.',
        [
          'You write only what you may write: nothing that breaks the ',
          { says: 'community guidelines', to: 'guidelines' },
          ', no secret you are bound to keep, nothing that belongs to others.',
        ],
        'Anonymous does not mean answerable to nobody: you answer for what you say, and a court may ask us for what we have.',
      ],
    },
    {
      id: 'employers',
      title: 'If you speak for a company',
      blocks: [
        {
          list: [
            'You may answer what is said of it. You may not ask who said it, here or by any means that starts here.',
            'Nobody pays to have something removed, hidden or moved down, and nobody is paid to write.',
            [
              'Something untrue or unlawful is a matter for ',
              { says: 'a grievance', to: 'grievances' },
              '; a court’s order for ',
              { says: 'a notice', to: 'summons' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'us',
      title: 'What you may expect of us',
      blocks: [
        {
          list: [
            ['We keep your things as ', { says: 'the privacy page', to: 'privacy' }, ' says.'],
            'What we hide, we hide by a published rule. You are told the rule, and may ask for a second look once.',
            [
              'Every decision of a moderator is in ',
              { says: 'a public log', to: 'moderation-log' },
              ', without names or texts.',
            ],
            'We mend what breaks as soon as we can, and do not promise that it never breaks.',
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What nobody promises',
      blocks: [
        'Reviews, salaries and interviews are what people told us. We check their shape, not their truth. Calculators follow the published rules and do not replace advice. Decide nothing large on one page alone.',
        'Where the law lets us, we do not answer for what others write here, nor for what somebody did because of it. Where the law does not let us, it holds and this sentence does not.',
      ],
    },
    {
      id: 'ending',
      title: 'When it ends',
      blocks: [
        'You can end your account at any time, and need no reason. What stays of it and what goes is yours to choose. We remove what breaks the rules, and what the law makes us remove.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        'Indian law applies. If a part of this text does not hold, the rest does. We change it when what we do changes; the day on top says when. Using the site after that day means the new text.',
        ['Questions and complaints: ', { says: 'grievances', to: 'grievances' }, '.'],
      ],
    },
  ],
};

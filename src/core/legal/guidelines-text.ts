import { REPORTS_TO_HOLD } from '../moderation/rules';
import { RULES } from '../moderation/rules-text';
import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const guidelinesText: LegalText = {
  title: 'Community guidelines',
  description: `What belongs on ${BRAND}, what doesn’t, who decides and by which rule, and what you can do about a decision.`,
  lead: 'Say what it’s like to work there, so the next person knows. Don’t say who.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'belongs',
      title: 'What belongs here',
      blocks: [
        {
          list: [
            'What you know first-hand, and what you only heard, as long as you say which it is.',
            'Pay, hours, interviews, managers’ habits, what’s good and what isn’t. Blunt is fine.',
            'Questions, including those you wouldn’t ask aloud at work.',
            'Disagreeing with what someone said, not with who they are.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'The rules',
      blocks: [
        'We hide content only under these rules. We tell authors which rule applied, and the log names it.',
        {
          facts: [
            [
              'A1',
              [
                RULES.A1,
                ' That means insults, threats, slurs, harassment, and anything about caste, religion, sex, origin or disability that puts people down.',
              ],
            ],
            ['S1', RULES.S1],
            ['P1', RULES.P1],
            ['U1', RULES.U1],
            ['O1', RULES.O1],
            [
              'L1',
              [
                RULES.L1,
                ' This includes sexual pictures of anyone without their consent, and anything sexual about children.',
              ],
            ],
          ],
        },
      ],
    },
    {
      id: 'qualification',
      title: 'What we accept and what we don’t',
      blocks: [
        'We check some things before anyone reads them:',
        {
          list: [
            'We refuse email addresses and phone numbers, and the field says so.',
            'A post or comment with abusive words, many links, or all in capital letters and exclamation marks waits for a moderator. Until then only you can see it, with a note that it’s under review.',
            'We refuse a review that insults, identifies someone, or says the same under likes and dislikes. Such a review doesn’t wait for a moderator.',
            'You can write one review per company, which you can replace, for up to five companies per quarter.',
            'A salary counts once enough others have shared theirs. Until then, no one sees it.',
          ],
        },
      ],
    },
    {
      id: 'reports',
      title: 'Reporting',
      blocks: [
        `You can report any post, comment or chat message with “Report”. No one learns who reported. A post or comment that ${REPORTS_TO_HOLD} different readers report is hidden until a moderator has read it. A chat message is never hidden before a moderator has read it.`,
        [
          'If you don’t have an account, or there is no “Report” button, use ',
          { says: 'the grievance form', to: 'grievances', part: 'form' },
          '.',
        ],
      ],
    },
    {
      id: 'decisions',
      title: 'Decisions and appeals',
      blocks: [
        {
          list: [
            'A moderator sees the text, the reports and earlier versions. They never see who wrote it, and don’t decide on their own content.',
            'Content that stays becomes public again. Hidden content is visible only to its author, who sees the rule and what could be changed.',
            'The author can appeal once, and say why.',
            [
              'Each decision appears in ',
              { says: 'the public log', to: 'moderation-log' },
              ' with its rule and date.',
            ],
            [
              'If you still disagree, you can file ',
              { says: 'a grievance', to: 'grievances' },
              ' about the decision.',
            ],
          ],
        },
      ],
    },
    {
      id: 'aliases',
      title: 'About aliases',
      blocks: [
        'Don’t guess or say who someone is, not even as a joke. Don’t pretend to be someone else, or several people who agree with each other. Don’t vote, report or review in organised groups.',
      ],
    },
  ],
};

import { REPORTS_TO_HOLD, RULES } from '../moderation/rules';
import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const guidelinesText: LegalText = {
  title: 'Community guidelines',
  description: `What belongs on ${BRAND}, what does not, who decides by which rule, and what you can do about a decision.`,
  lead: 'Say what it is like to work there, so that the next person knows. Do not say who.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'belongs',
      title: 'What belongs here',
      blocks: [
        {
          list: [
            'What you know yourself, and what you only heard, said as what it is.',
            'Pay, hours, interviews, managers’ habits, what is good and what is not. Sharp is fine.',
            'Questions, also those you would not ask aloud at work.',
            'Disagreeing with what somebody said, not with who they are.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'The rules',
      blocks: [
        'These decide, and nothing else. Authors are told the rule by its name, and the log names it.',
        {
          facts: [
            [
              'A1',
              [
                RULES.A1,
                ' Insults, threats, slurs, harassment, anything about caste, religion, sex, origin or disability that puts people down.',
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
                ' Among it sexual pictures of anybody without their consent, and anything sexual about children.',
              ],
            ],
          ],
        },
      ],
    },
    {
      id: 'qualification',
      title: 'What is taken and what is not',
      blocks: [
        'Some things are looked at before anybody reads them:',
        {
          list: [
            'E-mail addresses and phone numbers are refused, and the field says so.',
            'A post or comment with abusive words, many links, or all in capital letters and exclamation marks waits for a moderator. You see it meanwhile, marked as held back; others do not.',
            'A review that insults, leads to somebody, or says the same on both sides is refused and not held.',
            'One review a company, which you can write anew; five companies a quarter.',
            'A salary counts once enough others stand beside it; until then nobody sees it.',
          ],
        },
      ],
    },
    {
      id: 'reports',
      title: 'Reporting',
      blocks: [
        `Beside every post and comment, and in chats, there is “Report”. Nobody learns who reported. A post or comment that ${REPORTS_TO_HOLD} different readers report is held back until a moderator has read it; a chat message is never hidden before one has.`,
        [
          'Without an account, or about anything that has no such button, use ',
          { says: 'the grievance form', to: 'grievances', part: 'form' },
          '.',
        ],
      ],
    },
    {
      id: 'decisions',
      title: 'Decisions, and a second look',
      blocks: [
        {
          list: [
            'A moderator sees what was said, the reports and earlier versions. They never see who wrote it, and do not decide on their own words.',
            'What is kept is public again. What is hidden is hidden from everybody but its author, who is told the rule and what could be changed.',
            'Its author may ask for a second look once, with a word of why.',
            [
              'Each decision stands in ',
              { says: 'the public log', to: 'moderation-log' },
              ' with its rule and its day.',
            ],
            [
              'Who still disagrees may file ',
              { says: 'a grievance', to: 'grievances' },
              ' about the decision.',
            ],
          ],
        },
      ],
    },
    {
      id: 'faces',
      title: 'About faces',
      blocks: [
        'Do not guess or say who somebody is, not even as a joke. Do not pretend to be somebody else, or several people who agree with each other. Do not vote, report or review in arranged groups.',
      ],
    },
  ],
};

import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const faqText: LegalText = {
  title: 'Common questions',
  description: `How anonymity works on ${BRAND}, how we calculate ratings and salaries, what we hide and why, and what we never do.`,
  lead: 'Short answers, with links to the details.',
  dated: new Date('2026-11-28T06:30:00Z'),
  parts: [
    {
      id: 'anonymity',
      title: 'Can my employer find out who I am?',
      blocks: [
        'Not from us. What you write is stored separately from your account and by the hour, your profile is encrypted, and a designation is shown only where at least five verified members share it. Your writing style, and things only you could know, can still give you away.',
        [
          'More: ',
          { says: 'how anonymity works', to: 'privacy', part: 'anonymity' },
          ', ',
          { says: 'what we can’t protect you from', to: 'privacy', part: 'limits' },
          ', ',
          { says: 'what a stolen copy would reveal', to: 'privacy', part: 'copies' },
          ', and ',
          { says: 'how you can check all of it', to: 'trust' },
          '.',
        ],
      ],
    },
    {
      id: 'aliases',
      title: 'What is an alias?',
      blocks: [
        'The name and drawn picture you post with. You have two at most: one with a name of your choice, and one with your designation. Nothing public shows that both are yours. A designation names a job that its owner has or had: it changes only at night, together with at least four others, so that no one can tell who verified or changed a job.',
      ],
    },
    {
      id: 'verified',
      title: 'What does “verified” mean?',
      blocks: [
        'Someone entered a code we sent to their work or college email, or a job portal told us about their job with their consent. It proves the job, not that what they say is right.',
      ],
    },
    {
      id: 'ratings',
      title: 'How is a company’s rating calculated?',
      blocks: [
        'It’s the average of the stars in its live reviews. No one can pay to change it, and no one is paid to review. A company can reply to a review, and the reply appears below it.',
      ],
    },
    {
      id: 'salaries',
      title: 'Where do the salaries come from?',
      blocks: [
        'From people in those jobs. We count them in groups of at least 14 people, round the figures and update them once a quarter, so it may take a while before your salary counts. With fewer people, we show no figures.',
      ],
    },
    {
      id: 'removed',
      title: 'Why can’t I see my post?',
      blocks: [
        [
          'It’s waiting for a moderator, or a moderator has hidden it under one of our ',
          { says: 'six rules', to: 'guidelines', part: 'rules' },
          '. We tell you which one, and you can appeal once.',
        ],
      ],
    },
    {
      id: 'untrue',
      title: 'Something here about me or my company is wrong. What can I do?',
      blocks: [
        [
          'Report the post or comment, or ',
          { says: 'file a grievance', to: 'grievances', part: 'form' },
          ' about anything here. You don’t need an account. We don’t remove content only because someone dislikes it.',
        ],
      ],
    },
    {
      id: 'leaving',
      title: 'Can I leave and take everything with me?',
      blocks: [
        [
          'Yes: ',
          { says: 'Manage account', to: 'manage-account' },
          ' lets you download everything in one file, and delete the account with 14 days to change your mind.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'What do you sell?',
      blocks: [
        'Nothing of yours. There are no ads aimed at you, no list of members for recruiters, no paid place among companies, and no awards for sale.',
      ],
    },
    {
      id: 'more',
      title: 'My question is not here',
      blocks: [
        [{ says: 'Need help', to: 'need-help' }, ' has more answers, and members can write to us there.'],
      ],
    },
  ],
};

import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const faqText: LegalText = {
  title: 'Questions people ask',
  description: `How anonymity works on ${BRAND}, how ratings and salaries are counted, what is hidden and why, and what we never do.`,
  lead: 'The short answers. Where more is to be said, the answer leads to it.',
  dated: new Date('2026-11-21T06:30:00Z'),
  parts: [
    {
      id: 'anonymity',
      title: 'Can my employer find out who I am?',
      blocks: [
        'Not from us. What you write is stored apart from your account and by the hour, your profile is encrypted, and a designation is shown only where at least five verified members share it. How you write, and what only you could know, can still tell on you.',
        [
          'More: ',
          { says: 'how anonymity is built', to: 'privacy', part: 'anonymity' },
          ', ',
          { says: 'what we cannot protect you from', to: 'privacy', part: 'limits' },
          ', and ',
          { says: 'what a stolen copy would reveal', to: 'privacy', part: 'copies' },
          '.',
        ],
      ],
    },
    {
      id: 'faces',
      title: 'What is a face?',
      blocks: [
        'The name and drawn picture you write under. You have two at most: one with a name of your choice, one with your designation. Nothing public says that both are yours.',
      ],
    },
    {
      id: 'verified',
      title: 'What does “verified” mean?',
      blocks: [
        'Somebody entered a code we sent to a work or college address, or a job portal told us of the job with their consent. It proves the job, not that what they say is right.',
      ],
    },
    {
      id: 'ratings',
      title: 'How is a company’s rating counted?',
      blocks: [
        'It is the mean of the stars its live reviews gave. Nobody can pay to change it, and nobody is paid to review. A company may answer a review, and the answer stands under it.',
      ],
    },
    {
      id: 'salaries',
      title: 'Where do the salaries come from?',
      blocks: [
        'From people in those jobs. They are counted in groups of at least 14 people, rounded, and updated once a quarter, so your salary may take a while before it counts. With fewer people, we show no figures.',
      ],
    },
    {
      id: 'removed',
      title: 'Why is my post not there?',
      blocks: [
        [
          'It waits for a moderator, or a moderator has hidden it by one of ',
          { says: 'six rules', to: 'guidelines', part: 'rules' },
          '. You are told which, and may ask for a second look once.',
        ],
      ],
    },
    {
      id: 'untrue',
      title: 'Something here about me or my company is wrong. What now?',
      blocks: [
        [
          'Report a post or comment where it stands, or ',
          { says: 'file a grievance', to: 'grievances', part: 'form' },
          ' about anything here. You need no account. What is only unwelcome stays.',
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
          ' gives you one file with everything, and ends the account with 14 days to change your mind.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'What do you sell?',
      blocks: [
        'Nothing of yours. There are no advertisements made for you, no list of members for recruiters, no paid place among companies, and no awards to be bought.',
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

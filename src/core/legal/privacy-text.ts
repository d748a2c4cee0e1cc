import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const privacyText: LegalText = {
  title: 'Privacy',
  description: `What ${BRAND} stores about you, why and for how long, who sees it, and how to download it or have it removed.`,
  lead: 'What we store, why, for how long, and what we can’t protect you from. In plain language.',
  dated: new Date('2026-11-28T06:30:00Z'),
  parts: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'Others see what you write and the alias you chose. They don’t see your name, your photo or your account.',
            'What you write with an alias is stored without your account’s name. Only a seal links the two: a code made with a key that is stored outside the database.',
            'We don’t sell anything of yours, and no employer can buy a way to reach you.',
            [
              'Everything we have about you is one click away: on ',
              { says: 'your account page', to: 'manage-account' },
              ' you can download it or leave.',
            ],
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'What we store about you',
      blocks: [
        {
          facts: [
            [
              'Your account',
              'The name that your login provider gave us or that you entered, your photo, and your experience, city, work and education if you added them. Experience, city, work and education are encrypted with a key stored outside the database. For the account you log in with, such as Google, we store a seal, but not its email address.',
            ],
            [
              'Your aliases',
              'Up to two public names with drawn pictures. The account they belong to is stored as a seal.',
            ],
            [
              'What you write',
              'Posts, comments, chats, polls, offers and their pictures, with the hour. We keep earlier versions of what you edit for moderators.',
            ],
            [
              'What you share about your work',
              'Reviews, salaries, interviews, benefits and photos. Each kind has its own seal, so they can’t be matched with each other. If no day is shown, we store only the month. Reviews and interviews show your experience as a range; the exact years are encrypted for you alone.',
            ],
            [
              'Votes and polls',
              'Each vote and what you chose. Nothing in the database links two votes of the same person.',
            ],
            [
              'Alongside your account',
              'Your preferences, and what you write to us under “Need help”. The communities you follow are stored under their own seal, not under your account.',
            ],
            [
              'Job alerts',
              'Which new jobs you asked to be alerted about, under a separate seal. No one else learns that you’re looking, and no employer learns how many people are.',
            ],
            [
              'Job applications',
              'What you typed and your resume, encrypted, with the day and under a different seal for each job. Only the employer of that job gets them, with your name. We remove hidden data from the resume, and delete the application when you withdraw it or 180 days after the job closed.',
            ],
            [
              'Proof of work or study',
              'We send a code to your email, and delete the address once you’ve entered the code. A seal of the address stays, so that one address verifies only one person.',
            ],
            [
              'Tokens for untraceable posts',
              'That you got this month’s tokens, under a seal, but not what you do with them. A seal of your work email, job portal account and login stays until the month is over, even if you delete your account, so that a new account gets no second batch.',
            ],
            [
              'Emails',
              'If you give us an address for email notifications, we store it with their language, encrypted, use it only for those emails, and delete it when you stop them.',
            ],
            [
              'Pages you viewed',
              'The last twenty companies, for 90 days, with the day but not the hour. You can clear them. We record none of this for visitors.',
            ],
            ['Notifications', 'Replies, votes and decisions on what you wrote, for 90 days.'],
            [
              'Your logins',
              'A session that ends after you’ve been away for 30 days, and at the latest 180 days after you logged in, unless this site uses other limits. The database stores only its hash and, encrypted, the day you logged in and the type of browser and system, so that you can find and end your other sessions. No IP address and no exact time.',
            ],
          ],
        },
      ],
    },
    {
      id: 'anonymity',
      title: 'How anonymity works',
      blocks: [
        {
          list: [
            'The time of posts, comments and messages is stored and shown by the hour; of reviews, interviews and salaries by the day or the month.',
            'A designation is shown only where at least five verified members share it; otherwise we show something broader.',
            'A designation names a job its owner has or had. One that others have seen changes only at night, together with at least four others, so that no one can tell who verified or changed a job.',
            'Salaries are stored encrypted, and shown once a quarter in rounded figures of at least 14 people. Your own salary is shown to no one else.',
            'We re-create pictures when you upload them, which strips location, time and camera details.',
            'Moderators see what was written, never who wrote it. They don’t see their own content in the queue.',
            'Our log records the second, which kind of page was requested and whether it worked. No IP address, no account, no text.',
          ],
        },
        [{ says: 'How you can check us', to: 'trust' }, ' has a way to check each of our claims yourself.'],
      ],
    },
    {
      id: 'limits',
      title: 'What we can’t protect you from',
      blocks: [
        'Your writing style, and things only you could know, can give you away. So can someone looking over your shoulder, a device or network run by your employer, and a work mailbox that receives a code.',
        [
          'A court can order us to hand over what we have. What that is, and how to ask for it, is explained in ',
          { says: 'summons and notices', to: 'summons' },
          '.',
        ],
      ],
    },
    {
      id: 'copies',
      title: 'What a stolen copy would reveal',
      blocks: [
        {
          facts: [
            [
              'The database alone',
              'Names of accounts, what they may do, and roughly when each was last here. Separately, every text, chat message, review and vote, with its alias, hour or day. What one alias wrote can be linked, and so can the reviews of one author. Nothing stored links an alias or a review to an account. If very few people were here in an hour, that alone narrows down who wrote in it.',
            ],
            [
              'The database and its files',
              'Also the order in which rows were written. In a quiet moment, someone could guess that a login and what was written right after it belong together. A new account’s aliases can be identified for about a minute. Deleted rows may stay in the files for a while.',
            ],
            [
              'The database and our logs',
              'Also the second at which something was written, if no one else wrote the same kind of thing in that hour. Our logs contain no IP address and no account. Logs of a network or proxy in between may.',
            ],
            [
              'The database and our secret key',
              'Everything: who wrote what, and each profile. Only the authors of untraceable posts stay hidden among the verified people of their company or industry. That’s why the key is never stored in the database, and should never be stored next to a backup.',
            ],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        {
          facts: [
            ['AT, RT', 'Keep you logged in. Scripts can’t read them.'],
            [
              'DT',
              'Shows that a session is used in the browser you logged in with. Deleted with the session.',
            ],
            ['FL', 'Shows for ten minutes that you’ve just logged in, for example to delete your account.'],
            [
              'WP',
              'For 30 seconds after you’ve sent something: makes sure that you see it. Its value is encrypted.',
            ],
            [
              'UAC_K, UAC_I, usr_data, authtype',
              'Tell the page that you’re logged in and how, with a seal instead of a name. usr_data also holds the key to your drafts on this device.',
            ],
            ['theme, density, language', 'How pages look on this device, and their language.'],
            [
              'Browser storage',
              'Drafts, posts waiting for a connection, where you were on a page, and the day until which we won’t ask you again to share something. What you type, search for or save while you’re logged in is encrypted; only you can read it, while you’re logged in. The last 50 public pages you opened stay for up to 7 days for reading offline, as a visitor sees them; signing out deletes them.',
            ],
          ],
        },
        'There are no advertising cookies.',
      ],
    },
    {
      id: 'others',
      title: 'Who else learns about you',
      blocks: [
        {
          list: [
            'The provider you log in with: that you logged in here.',
            'A job portal: only after you agreed, and only to tell us about your current job.',
            'Your browser’s push service, if you allow notifications: that one arrived, not what it says.',
            'Another company, if the people who run this site have turned on its analytics script: it loads only for members who share usage data, never with Do Not Track or Global Privacy Control, and you can turn it off.',
            'A video’s host: only when you choose to watch the video there.',
          ],
        },
        [
          'Our own usage data names no one, and members can turn it off too: ',
          { says: 'preferences', to: 'preferences' },
          '.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        {
          list: [
            [
              'See and download everything: ',
              { says: 'Manage account', to: 'manage-account' },
              ' gives you one file with a description.',
            ],
            ['Correct it: on ', { says: 'your profile', to: 'profile' }, ' and where you entered it.'],
            'Delete it: you can delete the posts, comments, reviews, salaries, interviews, benefits and photos that you shared.',
            'Leave: for each type of contribution, you choose whether to delete it or keep it without an author. You have 14 days to change your mind. Then we delete your account. What you chose to delete follows within four weeks, each type and each company on a different day, because people could guess that it was all yours if it disappeared at once. For the same reason, public counts that included your votes and follows go down one by one over the next four weeks. Emails that were already sent, such as a job application to its employer, can’t be called back. Untraceable posts and comments stay online, because we don’t know which ones are yours. Use their keys to delete them first. Until the month is over, we also keep a code by which a new account with your work email gets no second batch of tokens.',
            [
              'Complain: ',
              { says: 'the grievance form', to: 'grievances', part: 'form' },
              ' doesn’t need an account.',
            ],
          ],
        },
      ],
    },
    {
      id: 'grievances',
      title: 'What we store about a grievance',
      blocks: [
        'Its type, the page it is about, your words and the times it was received, acknowledged and closed. It isn’t linked to an account, even when you’re logged in. Your email address and the language of the answer are stored separately and encrypted, and used only to send you the answer. We delete both 30 days after the grievance was closed, and the grievance itself 180 days after it was closed.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      blocks: [
        'We change this text when what we do changes, and show the date at the top. What we promised about things you wrote before still applies to them.',
      ],
    },
  ],
};

import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';

export const privacyText: LegalText = {
  title: 'Privacy',
  description: `What ${BRAND} keeps of you, why and for how long, who sees it, and how to take it along or have it removed.`,
  lead: 'What we keep, why, for how long, and what we cannot protect you from. Written to be read.',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'Others see what you write and the face you chose. They do not see your name, your photo or your account.',
            'What you write under a face is kept without your account’s name on it. A seal made with a key outside the database is all that joins the two.',
            'We sell nothing of yours, and no employer can buy a way to you.',
            [
              'Everything we have of you is one press away: on ',
              { says: 'your account page', to: 'manage-account' },
              ' you can take it along or leave.',
            ],
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'What we keep of you',
      blocks: [
        {
          facts: [
            [
              'Your account',
              'The name the sign-in gave us or you told us, your photo, and your experience, city, work and study as far as you told them. Experience, city, work and study are encrypted with a key outside the database. Of the account you sign in with, at Google for instance, a seal is kept; its e-mail address is not.',
            ],
            [
              'Your faces',
              'Up to two public names with drawn pictures. Which account they belong to is kept as a seal.',
            ],
            [
              'What you write',
              'Posts, comments, chats, polls, offers and their pictures, with the hour. Earlier versions of what you change are kept for moderators.',
            ],
            [
              'What you tell of your work',
              'Reviews, salaries, interviews, benefits and photos. Each kind carries a seal of its own, so that they cannot be laid side by side, and a month in place of a day where no day is shown. Reviews and interviews show your experience as a range; the exact years are encrypted for you alone.',
            ],
            [
              'Votes and polls',
              'That there is one and what it says. Two votes of one person are not joined by anything in the database.',
            ],
            [
              'Beside your account',
              'Your preferences, and what you tell us under “Need help”. The communities you follow are stored under a seal of their own, not under your account.',
            ],
            [
              'Job alerts',
              'Which new openings you asked to hear of, under a seal of their own. Nobody else learns that you look, and no employer how many do.',
            ],
            [
              'Proof of work or study',
              'A code goes to your address, and the address itself is forgotten when the code was entered. A seal of it stays, so that one address proves one person.',
            ],
            [
              'Letters',
              'An address you give for letters is kept encrypted, for letters alone, and is forgotten when you stop them.',
            ],
            [
              'Pages you looked at',
              'The last twenty companies, for 90 days, with a day and no hour; you can clear them. Nothing is noted of visitors.',
            ],
            ['Notices', 'What happened to what you wrote, for 90 days.'],
            [
              'Being signed in',
              'A session that ends when you stay away, after 30 days, and 180 days after you logged in at the latest, unless this site was set to other lengths. In the database only its hash is kept, and, encrypted, the day you logged in and the kind of browser and system, so that you can find and end your other sessions. No address and no exact time.',
            ],
          ],
        },
      ],
    },
    {
      id: 'anonymity',
      title: 'How anonymity is built',
      blocks: [
        {
          list: [
            'The time of posts, comments and messages is stored and shown by the hour; reviews, interviews and salaries by the day or the month.',
            'A designation is shown only where at least five verified members share it; otherwise something wider stands there.',
            'Salaries are stored encrypted, and shown once a quarter in rounded figures of at least 14 people. Your own report is shown to nobody else.',
            'Pictures are drawn anew when they arrive, so that place, time and camera are no longer in them.',
            'Moderators see what is said, never who said it. They do not meet their own words in the queue.',
            'Our log notes the second, which kind of page was asked for and how it went. No address, no account, no text.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What we cannot protect you from',
      blocks: [
        'How you write, and what only you could know, can tell on you. So can a screen somebody looks at over your shoulder, a device or a network your employer runs, and a work mailbox in which a code arrives.',
        [
          'A court can order what we have to be handed over. What that is, and how it is asked for, stands in ',
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
              'Names of accounts, what they may do, and roughly when each was last here. Separately, every text, chat message, review and vote, with its alias, hour or day. What one alias wrote belongs together, and so do the reviews of one author. Nothing stored joins an alias or a review to an account. If very few people were here in an hour, that alone narrows down who wrote in it.',
            ],
            [
              'The database and its files',
              'Also in which order rows were written. In a quiet moment, a sign-in and what was written right after it can be guessed to belong together. A new account’s aliases can be told for about a minute. Deleted rows may stay in the files for a while.',
            ],
            [
              'The database and our logs',
              'Also the second at which something was written, if nobody else wrote the same kind of thing in that hour. Our logs hold no address and no account. Logs of a network or proxy in between may.',
            ],
            [
              'The database and our secret key',
              'Everything: who wrote what, and each profile. That is why the key is never stored in the database, and should never lie beside a backup.',
            ],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      blocks: [
        {
          facts: [
            ['AT, RT', 'Keep you signed in. Scripts cannot read them.'],
            ['DT', 'Shows that a session is used in the browser you logged in with. Goes with the session.'],
            ['FL', 'Shows for ten minutes that you have just logged in, for example to delete your account.'],
            [
              'UAC_K, UAC_I, usr_data, authtype',
              'Tell the page that you are signed in and how, by a seal in place of a name. usr_data also holds the key to your drafts on this device.',
            ],
            ['theme, density, font', 'How the pages look on this device, and whether it has our font.'],
            [
              'Storage of the browser',
              'Drafts, posts that wait for a connection, where you were on a page, and until which day you are not asked again to tell something. What you type, search for or save while you are signed in is encrypted; only you can read it, while you are signed in.',
            ],
          ],
        },
        'There is no cookie for advertising.',
      ],
    },
    {
      id: 'others',
      title: 'Who else learns of you',
      blocks: [
        {
          list: [
            'Whom you sign in with, that you signed in here.',
            'A job portal, only after you agreed, and only to tell us of your current job.',
            'The push service of your browser, if you allow notices: that one came, not what it says.',
            'Where the people who run this site have switched on a counting script of another company, it loads only for members who let their visits be counted, never with Do Not Track or Global Privacy Control, and you can turn it off.',
            'A film’s host only when you press to see the film there.',
          ],
        },
        [
          'What we count ourselves names nobody, and members can turn that off as well: ',
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
              'See and take along everything: ',
              { says: 'Manage account', to: 'manage-account' },
              ' gives you one file with a description.',
            ],
            ['Correct it: on ', { says: 'your profile', to: 'profile' }, ' and where you told it.'],
            'Take it back: posts, comments, reviews, salaries, interviews, benefits and photos can be removed by whoever wrote them.',
            'Leave: you choose for each kind of thing whether it goes or stays without an author. For 14 days you can change your mind; then the account goes, and over the week after it what you chose to remove, each part on a day of its own, because things that vanish together belong together.',
            [
              'Complain: ',
              { says: 'the grievance form', to: 'grievances', part: 'form' },
              ' needs no account.',
            ],
          ],
        },
      ],
    },
    {
      id: 'grievances',
      title: 'What we keep of a grievance',
      blocks: [
        'The kind, the page it is about, your words and the times it was received, acknowledged and closed. It is not joined to an account, even when you are signed in. Your e-mail address is kept apart and encrypted, for the letter with the answer alone. It is deleted 30 days after the grievance was closed, the grievance itself 180 days after.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      blocks: [
        'This text is changed when what we do changes, and carries the day on top. What we promised about things you wrote before goes on holding for them.',
      ],
    },
  ],
};

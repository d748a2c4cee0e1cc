import { BRAND } from '../shared/brand';
import type { LegalText } from './legal-text';
import { trustLogText } from './trust-log-text';

const AUDIT = 'npm run audit -- --base-url https://…';
const test = (file: string) => ({ command: `npm run test:one -- ${file}` });

export const trustText: LegalText = {
  title: 'How you can check us',
  description: `How anonymity and the public log work on ${BRAND}, what they don’t protect you from, and how anyone can check each claim.`,
  lead: 'You shouldn’t have to take our word for it. Each claim on this page comes with a way to check it.',
  dated: new Date('2026-11-25T00:30:00Z'),
  parts: [
    {
      id: 'commands',
      title: 'How to check',
      blocks: [
        'Some checks are a page or a button. The others are commands that run in a copy of our source code, with Node 20 or newer. “audit” reads only public addresses, so it works for anyone and needs no account. “test:one” starts its own server on your computer and attacks it.',
      ],
    },
    {
      id: 'alias',
      title: 'What you write with an alias',
      blocks: [
        {
          claims: [
            {
              id: 'sealed',
              claim:
                'Someone who steals our database, but not our secret key, can’t tell which account wrote a post, comment, review or salary.',
              check: [
                'this test steals a filled database and finds at least ten possible authors for every row: ',
                test('tests/server/stolen-database.test.ts'),
              ],
            },
            {
              id: 'hours',
              claim:
                'We don’t store the minute in which you wrote something anonymous, only the hour or the day.',
              check: [
                'this test reads every table and fails for a finer time: ',
                test('tests/server/privacy-register.test.ts'),
              ],
            },
            {
              id: 'labels',
              claim:
                'When you verify or change a job, nothing that others see changes at that moment. A designation they have seen changes at night, together with at least four others.',
              check: [
                'this test verifies and changes jobs, and compares what visitors get before and after: ',
                test('src/server/services/profile/career/label-moments.test.ts'),
              ],
            },
            {
              id: 'pay',
              claim:
                'Salaries are published once a quarter, in groups of at least 14 people. Until then nothing on the site changes when you add or remove one.',
              check: [
                'this test attacks the figures with fake colleagues and by comparing releases: ',
                test('src/server/services/salaries/pay-attacks.test.ts'),
              ],
            },
            {
              id: 'deletion',
              claim:
                'When your account is deleted, what you chose to delete is gone, from files and later backups too.',
              check: [
                'this test marks everything a member can create, deletes the account and searches for the marks: ',
                test('tests/server/deleted-account.test.ts'),
              ],
            },
          ],
        },
        'With our database and our secret key together, we could name the author of anything written with an alias. If that’s too much trust, post and comment untraceably.',
      ],
    },
    {
      id: 'untraceable',
      title: 'Untraceable posts and comments',
      blocks: [
        {
          claims: [
            {
              id: 'untraceable',
              claim:
                'Not even we can tell who wrote an untraceable post or comment, with our database, its files, our logs and all our keys.',
              check: [
                'this test links 1,000 posts to 200 members with 270 methods, and does no better than guessing: ',
                test('tests/server/untraceable-attack.test.ts'),
              ],
            },
            {
              id: 'readers',
              claim:
                'We don’t store who saw a post. Such a list could show us who can’t have written an untraceable comment below it.',
              check: [
                'this test reports a post as seen and compares all tables: ',
                test('tests/server/untraceable-comment-attack.test.ts'),
              ],
            },
            {
              id: 'blind',
              claim:
                'We sign your tokens without seeing them (Privacy Pass, RFC 9576 to 9578). When you spend one, we see that it’s ours, but not whose.',
              check: [
                'in this test, the Privacy Pass software of another project gets and spends our tokens: ',
                test('tests/server/untraceable.test.ts'),
              ],
            },
            {
              id: 'keys',
              claim:
                'Everyone in a group gets the same token key. A key made for you alone would mark your posts; it would be missing from the public log.',
              check: ['compare the list of all keys with the log: ', { command: AUDIT }],
            },
            {
              id: 'once',
              claim:
                'A token buys one post or comment, whichever of our servers gets it. A new account of the same person gets no second batch in the month.',
              check: [
                'this test spends tokens twice on two servers: ',
                test('tests/server/spent-tokens.test.ts'),
              ],
            },
            {
              id: 'nameless',
              claim:
                'Posting sends no cookie, no account and no device identifier. We refuse requests that have one.',
              check: [
                'open your browser’s network tools while you post, or send a cookie yourself: ',
                { command: 'curl -i -H "cookie: a=b" https://…/untraceable-services/v1/keys' },
              ],
            },
            {
              id: 'group',
              claim:
                'We offer this only where at least ten verified people have tokens, and show how many there are.',
              check: [
                'read the list of all groups: ',
                { command: 'curl https://…/untraceable-services/v1/keys' },
              ],
            },
            {
              id: 'author',
              claim:
                'Only the key on your device can edit or delete the post or comment, or appeal. We don’t have that key, and store only a hash of its public part.',
              check: [
                'this test tries other keys, repeated requests and changed texts: ',
                test('tests/server/untraceable-author.test.ts'),
              ],
            },
          ],
        },
      ],
    },
    trustLogText,
    {
      id: 'numbers',
      title: 'Ratings and salaries',
      blocks: [
        {
          claims: [
            {
              id: 'challenge',
              claim:
                'A company can ask once whether a review’s author is a verified employee. The author may answer. After 14 days the review says yes, no or no answer, with the month of the question, and nothing else.',
              check: [
                'this test answers as others, late, twice and not at all: ',
                test('tests/server/review-challenge.test.ts'),
              ],
            },
            {
              id: 'bursts',
              claim:
                'If a company suddenly gets far more reviews than usual, its page says so and shows the rating with and without them. A published rule decides, not a person.',
              check: [
                'the rule is on each page that shows such a rise. This test plants campaigns and normal growth, and counts what the rule finds: ',
                test('src/core/reviews/burst.test.ts'),
              ],
            },
            {
              id: 'receipts',
              claim:
                'Every salary figure belongs to a quarterly release whose hash is in the log. We can’t change a single one in between without anyone noticing.',
              check: [
                'compare all figures with the ',
                { says: 'released ones', to: 'transparency' },
                ': ',
                { command: `${AUDIT} --salaries all` },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What this can’t protect you from',
      blocks: [
        {
          list: [
            'Timing: if few people are active in the hours before a post appears, or in the moment when it’s edited, deleted or appealed, its author is one of them. The journal of our database has exact times for a minute, in some setups for days.',
            'Reviews aren’t untraceable: each member counts once in a rating, so we must be able to tell whose review it is. Someone with our database and secret key can name its author.',
            'Votes: if you voted on a post, we could find out that you saw it, even if you comment untraceably.',
            'Your network address: we don’t log it, but your employer’s network, your internet provider or a proxy in front of our servers can see that you were here.',
            'Your writing style, and details only a few people know. Our check before an untraceable post warns about some of them, not all.',
            'Small groups: “verified at a company of twelve” says a lot. The number of people who could have written it is all the protection there is.',
            'Our secret key: anyone who has it and the database can name the author of everything except untraceable posts and comments. A court can order us to use it.',
            'Changed code: we send your browser the code of this site. If we sent different code to you alone, it could reveal you. Checks on your own copy of the source don’t notice that.',
            'Different logs: if we showed different logs to different people, only comparing checkpoints would reveal it. No outside witness signs our log yet.',
            'How figures are counted: a release proves that figures didn’t change later, not that we counted each report. Showing the reports would show what people earn.',
            'What companies ask us: the page counts what we recorded. A request that we hid would be missing, and only the company would know.',
            'Removal itself: the log shows that something was hidden, but can’t bring it back. A post enters the log after its hour, a review after its day and an interview after its quarter. If we removed one earlier, the log wouldn’t show it. Photos, benefits, chats and anything from before the log aren’t in it.',
            'Reasons in the log: that an author deleted or changed something, or that a comment is below a hidden post, is our word. Only its author can tell whether it’s true.',
            'Your own device, a screen someone else can see, or a work phone that your employer manages.',
          ],
        },
        [
          { says: 'Privacy', to: 'privacy', part: 'copies' },
          ' lists what a stolen copy of our data would reveal.',
        ],
      ],
    },
  ],
};

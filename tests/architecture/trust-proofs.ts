export type Proof = readonly [file: string, title: string];

const UNTRACEABLE = 'tests/server/untraceable.test.ts';
const AUDIT = 'tests/server/audit.test.ts';
const AUDIT_LOG_ATTACKS = 'tests/server/audit-log-attacks.test.ts';

/** The tests that prove each claim of /trust. A claim without a proof must not be published. */
export const PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  sealed: [
    [
      'tests/server/stolen-database.test.ts',
      'a copy of the database without the key leaves at least ten members as the possible author of every anonymous row',
    ],
    [
      'tests/server/stolen-database.test.ts',
      'a thief who has our code and the database, but not the key, computes no seal of any member',
    ],
  ],
  hours: [
    [
      'tests/server/privacy-register.test.ts',
      '[R-010] the database refuses the minute in which something was written',
    ],
  ],
  labels: [
    [
      'src/server/services/profile/career/label-moments.test.ts',
      '[R-241] a verification, a job change and the end of a job change no public response',
    ],
    [
      'src/server/services/profile/career/change-labels.test.ts',
      'labels: four equal changes wait, until a fifth member has the same change',
    ],
  ],
  pay: [
    [
      'src/server/services/salaries/pay-attacks.test.ts',
      'pay attacks: nine fake colleagues do not cause a real salary to be published',
    ],
    [
      'src/server/services/salaries/pay-attacks.test.ts',
      'pay attacks: adding, changing or removing a salary changes no response before the release',
    ],
  ],
  deletion: [
    [
      'tests/server/deleted-account.test.ts',
      'no file, page, index or later backup has a marker of anything else, except emails that were sent',
    ],
    [
      'tests/server/deleted-account.test.ts',
      'no table has a marker afterwards, except in contributions that the member kept or wrote untraceably',
    ],
  ],
  untraceable: [
    [
      'tests/server/untraceable-attack.test.ts',
      'an operator links 1000 posts to 200 members by no column, order, time or size better than chance',
    ],
    [
      'tests/server/untraceable-comment-attack.test.ts',
      'an operator finds comments of one author next to each other no more often than by chance',
    ],
  ],
  readers: [
    [
      'tests/server/untraceable-comment-attack.test.ts',
      'an operator cannot tell who saw a post: a report of seen posts changes no table',
    ],
  ],
  blind: [[UNTRACEABLE, 'the implementation of another project gets and reads our tokens']],
  keys: [
    [
      'tests/server/audit-release.test.ts',
      'a token key that is not in the log, or that is not the key of its id, is found',
    ],
  ],
  once: [
    [
      'tests/server/spent-tokens.test.ts',
      'of two posts that spend one token on two servers at the same time, exactly one is accepted',
    ],
    [
      'tests/server/spent-tokens.test.ts',
      'a new account with the same work email gets no second batch in the month, and nothing says whose it was',
    ],
  ],
  nameless: [[UNTRACEABLE, 'an untraceable post is refused together with the header %s']],
  group: [
    [
      UNTRACEABLE,
      'the key directory lists groups of ten members and more, with a rounded size, and needs no session',
    ],
    [UNTRACEABLE, 'an untraceable post needs a valid token of a large enough group'],
  ],
  author: [
    ['tests/server/untraceable-author.test.ts', 'another key, another post and a changed text are refused'],
    [
      'tests/server/untraceable-author.test.ts',
      'no row shows which kind of key an author has, so posts from older browsers look like all others',
    ],
    [
      'tests/server/untraceable-comment.test.ts',
      'other keys, repeated requests and the address of posts are refused for a comment',
    ],
  ],
  removal: [
    [AUDIT, 'an honest server passes before and after an edit'],
    [AUDIT, 'a deletion whose entry is still pending is reported as promised'],
    [AUDIT, 'a manipulated row is found: %s'],
    [AUDIT_LOG_ATTACKS, 'a %s that only the log shows, and not the site, is found'],
    [AUDIT_LOG_ATTACKS, 'a post or review that the log claims to be below a hidden post is found'],
  ],
  append: [
    [AUDIT, 'a manipulated leaf is found: %s'],
    [AUDIT, 'a manipulated tile is found: %s'],
    [AUDIT, 'a shorter log with a valid signature is found'],
    [AUDIT_LOG_ATTACKS, 'a rewritten log that is signed with its own key differs from an earlier checkpoint'],
  ],
  receipt: [
    [
      'tests/server/log-proof.test.ts',
      'a receipt proves its text without the site, and the audit finds a log that lost its entry',
    ],
  ],
  flags: [
    [
      'tests/server/employer-flags.test.ts',
      'requests of a company are counted by stars with their outcome and time, from the public log only',
    ],
    [
      'tests/server/employer-flags.test.ts',
      'the audit accepts the figures of the page, and finds them when they differ from the log',
    ],
    [
      'tests/server/employer-flags.test.ts',
      'a decision shows how long a report waited, but never in days for an appeal',
    ],
  ],
  button: [
    [
      'tests/server/log-proof.test.ts',
      'a browser proves that the log has the post as its page shows it, and finds every change',
    ],
    ['tests/server/log-proof.test.ts', 'a browser proves a review as the list of reviews shows it'],
    [
      'tests/server/log-proof.test.ts',
      'a browser proves a comment and an interview as their pages show them',
    ],
    [
      'tests/e2e/trust/public-log.spec.ts',
      'a visitor checks a post against the public log, and the check leads to the report',
    ],
  ],
  logged: [
    [
      'src/server/services/trust/log-anonymity.test.ts',
      'neither the log nor the rows that wait for it show which two posts have one author',
    ],
    [
      'src/server/services/trust/publish-log.test.ts',
      'a post enters the log when its hour is over, without its text, its author or its id',
    ],
  ],
  rules: [
    [
      'src/server/services/trust/log-published.test.ts',
      'the rules enter the log at the first start and when they change, not at every start',
    ],
    [
      'src/views/trust/transparency-screen.test.tsx',
      'the transparency report counts what was published and decided, and names the key',
    ],
  ],
  challenge: [
    [
      'tests/server/review-challenge.test.ts',
      'the author answers yes or no by what is verified, and the review shows it on the day after the 14th',
    ],
    [
      'tests/server/review-challenge.test.ts',
      'another member, a late answer and a repeated answer change nothing',
    ],
    [
      'tests/server/review-challenge.test.ts',
      'a result names the month of its question, so that it does not claim to be about today',
    ],
    [
      'tests/server/review-challenge.test.ts',
      'silence is shown as no answer, and nothing shows whether the author saw the question',
    ],
  ],
  bursts: [
    [
      'src/core/reviews/burst.test.ts',
      'the burst rule in a simulation with a fixed seed finds at most 1 % of the years of companies that grow normally',
    ],
    [
      'src/core/reviews/burst.test.ts',
      'the burst rule in a simulation with a fixed seed finds at least 95 % of the campaigns that bring four usual weeks, twice the busiest one and at least twenty reviews within ten days',
    ],
    [
      'src/views/companies/burst-banner.test.tsx',
      'a burst of reviews is shown with its days, and the rating with and without it',
    ],
  ],
  receipts: [
    [
      'tests/server/audit-release.test.ts',
      'an outsider hashes the released salaries and finds all of them on the site',
    ],
    ['tests/server/audit-release.test.ts', 'a different figure on the site is found and named'],
    [
      'tests/server/audit-release.test.ts',
      'released figures that were changed or removed afterwards are found',
    ],
  ],
  standard: [
    [
      'src/server/services/trust/publish-log.test.ts',
      'Go’s checksum-database packages accept the checkpoint, all tiles and a proof of the log',
    ],
    [
      'src/core/trust/tree.test.ts',
      'the log computes the roots that Certificate Transparency publishes for its test leaves',
    ],
  ],
};

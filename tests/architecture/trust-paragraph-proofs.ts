import type { Proof } from './trust-proofs';

/** The sentences of /trust outside of claims and limits, by part: how many there are, and what proves them. */
export const PARAGRAPHS: Readonly<
  Record<string, { readonly sentences: number; readonly proofs: readonly Proof[] }>
> = {
  commands: {
    sentences: 4,
    proofs: [
      [
        'tests/server/audit-release.test.ts',
        'an outsider hashes the released salaries and finds all of them on the site',
      ],
    ],
  },
  alias: {
    sentences: 2,
    proofs: [
      [
        'tests/server/stolen-database.test.ts',
        'a thief who has our code and the database, but not the key, computes no seal of any member',
      ],
    ],
  },
  log: {
    sentences: 2,
    proofs: [
      [
        'src/server/services/trust/publish-log.test.ts',
        'a post enters the log when its hour is over, without its text, its author or its id',
      ],
      [
        'src/server/services/trust/log-contributions.test.ts',
        'hiding, the appeal, the decision and the restored post are logged with the rule and without people',
      ],
      [
        'src/server/services/trust/log-contributions.test.ts',
        'a review and an interview are logged, edited and deleted in their own periods',
      ],
    ],
  },
};

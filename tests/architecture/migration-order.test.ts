import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src/server/db/migrations';
/** The last one that was added with a lower number than an earlier one (decision 291). */
const LAST_EXCEPTION = '0290-sealed-feedback.sql';

it('each added migration has a higher number than all migrations of earlier commits', () => {
  const log = execFileSync(
    'git',
    ['log', '--reverse', '--no-merges', '--diff-filter=A', '--name-only', '--format=', '--', FOLDER],
    { cwd: process.cwd(), encoding: 'utf8' },
  );
  const added = log
    .split('\n')
    .map((path) => basename(path))
    .filter((name) => name > LAST_EXCEPTION);
  expect(added).toEqual([...added].sort());
});

import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packVerifier } from '../../scripts/contract/pack';
import type { Report } from '../../scripts/contract/report';
import { hasPython, startOtherServer } from '../support/other-server';

/** The package for backend teams, unpacked outside the repository and without its node_modules. */

const home = mkdtempSync(join(tmpdir(), 'humkaar-verifier-'));
const unpacked = join(home, 'package');

beforeAll(async () => {
  const archive = await packVerifier(join(home, 'made'), home);
  execFileSync('tar', ['xzf', archive, '-C', home]);
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function run(
  origin: string,
  ...options: string[]
): Promise<{ readonly text: string; readonly report: Report }> {
  const file = join(home, 'report.json');
  const args = [
    join(unpacked, 'verify.mjs'),
    '--base-url',
    origin,
    '--seed',
    '1',
    '--report',
    file,
    ...options,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: home }).catch(
    (failure: { readonly stdout: string; readonly stderr: string }) => {
      if (failure.stderr) throw new Error(failure.stderr);
      return failure;
    },
  );
  return { text: stdout, report: JSON.parse(readFileSync(file, 'utf8')) };
}

const chosen = (...ids: readonly string[]) => ids.flatMap((id) => ['--operation', id]);

describe('[R-871] the packaged verifier', () => {
  it.runIf(hasPython)(
    'the packaged verifier finds nothing wrong in a Python server built only from the contracts: health, dropdown, login with cookies and a socket event',
    async () => {
      const server = await startOtherServer({ contracts: join(unpacked, 'bundles') });
      try {
        const { report } = await run(
          server.origin,
          ...['--sign-in', 'Mb1asha2Nair3Qx4', '--runs', '5', '--no-journeys'],
          ...chosen('readLiveness', 'readReadiness', 'listChoices', 'suggestChoices', 'readSearchPlace'),
          ...chosen('logout', 'listLoginProviders', 'renewSession', 'listSandboxMembers', 'signInAsMember'),
          ...chosen('chat-socket:joinRoom'),
        );
        expect(report.violations).toEqual([]);
        expect([report.neverSucceeded, report.outOfTime]).toEqual([[], false]);
        expect(Object.keys(report.coverage)).toHaveLength(11);
      } finally {
        server.stop();
      }
    },
    120_000,
  );
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DEV = fileURLToPath(new URL('./dev.mjs', import.meta.url));
const dev = (option) => spawnSync(process.execPath, [DEV, option], { encoding: 'utf8', timeout: 10_000 });

it('npm run dev --help prints its help and starts nothing', () => {
  const { status, stdout, stderr } = dev('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--fakes');
  expect(stdout.trim().split('\n').at(-1)).toContain('npm start -- --help');
  expect(stderr).toBe('');
});

it('npm run dev refuses an unknown option in one sentence', () => {
  const { status, stdout, stderr } = dev('--fake');
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('npm run dev has no option "--fake"; --help lists the options.');
  expect(stdout).toBe('');
});

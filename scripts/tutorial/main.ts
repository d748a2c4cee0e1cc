import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changed, readSteps, type Step } from './steps';

/** `npm run tutorial` follows the tutorial of src/README.md word for word in a copy of the last commit. */
const ROOT = new URL('../../', import.meta.url).pathname;

function follow(folder: string, step: Step): void {
  if (step.kind === 'run') {
    for (const command of step.commands) {
      console.log(`> ${command}`);
      execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
    }
    return;
  }
  console.log(`${step.kind} ${step.path}`);
  const path = join(folder, step.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.kind === 'create' ? step.text : changed(readFileSync(path, 'utf8'), step));
}

const folder = mkdtempSync(join(tmpdir(), 'humkaar-tutorial-'));
try {
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const step of readSteps(readFileSync(join(ROOT, 'src/README.md'), 'utf8'))) follow(folder, step);
  console.log('The tutorial ends green.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

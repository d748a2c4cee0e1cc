import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureContracts } from '../setup/contracts.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { Refused, ROOT } from '../setup/run.mjs';
import { oneCheck, sum } from './counts.mjs';
import { DEFAULT_PARTS, PARTS } from './parts.mjs';

/** Runs the named parts (or the default ones) in turn and ends with the names of failed and repeated tests and one line that sums all up. */
export async function runParts(names) {
  const wanted = names.length > 0 ? names : DEFAULT_PARTS;
  const unknown = wanted.filter((name) => !PARTS[name]);
  if (unknown.length > 0) {
    throw new Refused(
      `Unknown test part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  const started = Date.now();
  mkdirSync(join(ROOT, '.cache/test'), { recursive: true });
  await ensurePackages();
  if (wanted.some((name) => name !== 'api')) await ensureContracts();
  const finished = [];
  for (const name of wanted) finished.push(await runPart(name));
  const { passed, failed, failures, unsteady } = sum(finished.map((item) => item.count));
  for (const message of [...unsteady, ...failures]) process.stdout.write(`\n${message}\n`);
  report(finished, started);
  printNames('passed only when repeated', unsteady);
  printNames('failed', failures);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

function printNames(what, messages) {
  for (const message of messages) process.stdout.write(`${what}: ${message.split('\n', 1)[0]}\n`);
}

async function runPart(name) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}\n`);
  const started = Date.now();
  let count;
  try {
    count = await PARTS[name]();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    count = oneCheck(1);
  }
  return { name, count, seconds: (Date.now() - started) / 1000 };
}

function report(finished, started) {
  process.stdout.write('\n');
  for (const { name, count, seconds } of finished) {
    const line = `${name.padEnd(14)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;
    process.stdout.write(`${line}\n`);
  }
  process.stdout.write(`in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

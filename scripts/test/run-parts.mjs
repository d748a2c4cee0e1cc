import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureContracts } from '../setup/contracts.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { collectOutput, Refused, ROOT } from '../setup/run.mjs';
import { oneCheck, sum } from './counts.mjs';
import { DEFAULT_PARTS, PARTS, SIDE_BY_SIDE } from './parts.mjs';

/** Runs the named parts (or the default ones) and ends with the names of failed and repeated tests and one line that sums all up. */
export async function runParts(names) {
  const wanted = names.length > 0 ? names : DEFAULT_PARTS;
  const unknown = wanted.filter((name) => !PARTS[name]);
  if (unknown.length > 0) {
    throw new Refused(
      `Unknown test part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  const started = Date.now();
  prepareResults(join(ROOT, '.cache/test'), { keepOld: names.length > 0 });
  await ensurePackages();
  if (wanted.some((name) => name !== 'api')) await ensureContracts();
  const finished = await runAll(wanted);
  const { passed, failed, failures, unsteady } = sum(finished.map((item) => item.count));
  for (const message of [...unsteady, ...failures]) process.stdout.write(`\n${message}\n`);
  report(finished, started);
  printNames('passed only when repeated', unsteady);
  printNames('failed', failures);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** A whole run starts without earlier results, because a test that no longer exists must not prove a requirement. */
export function prepareResults(folder, { keepOld }) {
  if (!keepOld) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function printNames(what, messages) {
  for (const message of messages) process.stdout.write(`${what}: ${message.split('\n', 1)[0]}\n`);
}

/** First the parts that can run side by side, then each of the others alone. */
async function runAll(wanted) {
  const beside = wanted.filter((name) => SIDE_BY_SIDE.includes(name));
  const finished = beside.length > 1 ? await Promise.all(beside.map(runBeside)) : [];
  const rest = wanted.filter((name) => beside.length === 1 || !beside.includes(name));
  for (const name of rest) finished.push(await runAlone(name));
  return finished;
}

const printTitle = (name) =>
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}\n`);

/** Prints its output when it has ended. */
async function runBeside(name) {
  process.stdout.write(`${name} …\n`);
  const { result, output } = await collectOutput(() => runPart(name));
  printTitle(name);
  process.stdout.write(output);
  return result;
}

async function runAlone(name) {
  printTitle(name);
  return runPart(name);
}

async function runPart(name) {
  const started = Date.now();
  let count;
  try {
    count = await PARTS[name]();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    count = oneCheck(name, { code: 1, output: error.message });
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

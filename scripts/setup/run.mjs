import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A problem of the environment, reported in one sentence. */
export class Refused extends Error {}

const running = new Set();
const collected = new AsyncLocalStorage();

/** Collects what programs show while `work` runs, so that the output of works side by side does not mix. */
export async function collectOutput(work) {
  const shown = [];
  const result = await collected.run(shown, work);
  return { result, output: shown.join('') };
}

/** Prints a text, or adds it to what is collected. */
export function show(text) {
  const shown = collected.getStore();
  if (shown) shown.push(text);
  else process.stdout.write(text);
}

/**
 * Runs a program in its own process group and waits for it.
 * `show: false` keeps its output for the caller; after `limit` seconds the whole group is killed.
 */
export function run(command, args, { env = {}, show: isShown = true, limit = 900, cwd = ROOT } = {}) {
  const shown = isShown ? collected.getStore() : [];
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: shown ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (text) => {
      output += text;
      shown.push(text);
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    const timer = setTimeout(() => killGroup(child), limit * 1000);
    const finish = (code, why) => {
      clearTimeout(timer);
      running.delete(child);
      done({ code, output: why ? `${output}${why}\n` : output });
    };
    child.on('error', (error) => finish(127, `${command}: ${error.message}`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `${command} ended by ${signal}` : ''));
  });
}

/** Starts a long-running program; it ends with this process at the latest. */
export function keep(command, args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'], cwd = ROOT } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Asks a running program to end and waits; kills it after `patience` seconds. */
export function end(child, { patience: timeout = 12, signal = 'SIGTERM' } = {}) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(() => killGroup(child), timeout * 1000);
    child.on('close', () => {
      clearTimeout(timer);
      done();
    });
    child.kill(signal);
  });
}

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** The locally installed command of a package, run by the same Node. */
export const bin = (path) => [
  process.execPath,
  [fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))],
];

export const TSX = 'tsx/dist/cli.mjs';

export function runBin(path, args, options) {
  const [node, [file]] = bin(path);
  return run(node, [file, ...args], options);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a script: prints a Refused as its sentence, and ends child processes on an interrupt. */
export async function main(work) {
  for (const signal of SIGNALS) process.once(signal, endEverything);
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, endEverything);
  }
}

async function endEverything() {
  const late = setTimeout(() => {
    for (const child of running) killGroup(child);
  }, 12_000);
  for (const child of running) child.kill('SIGTERM');
  while (running.size > 0) await new Promise((next) => setTimeout(next, 50));
  clearTimeout(late);
  process.exit(130);
}

import { writeFileSync } from 'node:fs';
import { readSockets } from '../api/sockets';
import { readSpecs } from '../api/spec';
import { Contract } from './contract';
import { checkNames, readOptions, USAGE, UsageError } from './options';
import { exitCode, printed } from './report';
import { SignInFailed } from './sessions';
import { verify } from './verify';
import { Unreachable } from './wire';

/**
 * `npm run contract -- --base-url URL`. Exit code 0: the server keeps the contract, 1: it breaks it, 2: it
 * could not be reached.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const options = readOptions(args);
  const [specs, sockets] = await Promise.all([readSpecs(options.specs), readSockets(options.specs)]);
  checkNames(options, specs, sockets);
  const contracts = specs.map((spec) => new Contract(spec));
  const report = await verify({ contracts, sockets }, options);
  if (options.report !== undefined)
    writeFileSync(options.report, `${JSON.stringify(report, undefined, 2)}\n`);
  process.stdout.write(`${printed(report)}\n`);
  return exitCode(report);
}

main()
  .catch((error: unknown) => {
    const expected = [UsageError, SignInFailed, Unreachable].some((kind) => error instanceof kind);
    const sentence = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
    process.stderr.write(`${sentence}\n`);
    return 2;
  })
  .then((code) => {
    process.exitCode = code;
  });

import { generate, PLACES } from './generate';

/** `npm run api` writes the API layer; `npm run api -- --check` fails when it is not what the contracts say. */

async function main(options: readonly string[]): Promise<number> {
  const check = options.includes('--check');
  const started = performance.now();
  const { specs, changed } = await generate(PLACES, { check });
  const operations = specs.reduce((count, spec) => count + spec.operations.length, 0);
  const took = Math.round(performance.now() - started);
  console.log(`${specs.length} contracts, ${operations} operations, ${took} ms`);
  for (const file of changed) console.log(check ? `stale: ${file}` : `wrote: ${file}`);
  if (!check || changed.length === 0) return 0;
  console.error('The API layer is not what the contracts say: run `npm run api` and commit the result.');
  return 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  },
);

import { generate, type Places } from './generate';
import { documentFindings, projectFindings, report } from './lint';
import { readSpecs } from './spec';

/**
 * Implements `npm run api`: lints the contracts, then writes the API layer, or compares it with `--check`. Returns
 * the exit code.
 */
export async function apiCommand(
  options: readonly string[],
  places: Places,
  listener: (line: string) => void,
): Promise<number> {
  const check = options.includes('--check');
  const started = performance.now();
  const malformed = await documentFindings(places.openapi);
  if (malformed.length > 0) return refused(report(malformed), listener);
  const specs = await readSpecs(places.openapi);
  const broken = projectFindings(specs);
  if (broken.length > 0) return refused(report(broken), listener);
  const changed = await generate(specs, places, { check });
  const operations = specs.reduce((count, spec) => count + spec.operations.length, 0);
  const took = Math.round(performance.now() - started);
  listener(`${specs.length} contracts, ${operations} operations, ${took} ms`);
  for (const file of changed) listener(`${check ? 'stale' : 'wrote'}: ${file}`);
  if (!check || changed.length === 0) return 0;
  return refused(
    'The generated API layer does not match the contracts: run `npm run api` and commit the result.',
    listener,
  );
}

function refused(why: string, listener: (line: string) => void): number {
  listener(why);
  return 1;
}

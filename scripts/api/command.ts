import { generate, type Places } from './generate';
import { documentFindings, houseFindings, report } from './lint';
import { readSpecs } from './spec';

/**
 * Implements `npm run api`: lints the contracts, then writes the API layer, or compares it with `--check`. Returns
 * the exit code.
 */
export async function apiCommand(
  options: readonly string[],
  places: Places,
  tell: (line: string) => void,
): Promise<number> {
  const check = options.includes('--check');
  const started = performance.now();
  const malformed = await documentFindings(places.openapi);
  if (malformed.length > 0) return refused(report(malformed), tell);
  const specs = await readSpecs(places.openapi);
  const broken = houseFindings(specs);
  if (broken.length > 0) return refused(report(broken), tell);
  const changed = await generate(specs, places, { check });
  const operations = specs.reduce((count, spec) => count + spec.operations.length, 0);
  const took = Math.round(performance.now() - started);
  tell(`${specs.length} contracts, ${operations} operations, ${took} ms`);
  for (const file of changed) tell(`${check ? 'stale' : 'wrote'}: ${file}`);
  if (!check || changed.length === 0) return 0;
  return refused(
    'The generated API layer does not match the contracts: run `npm run api` and commit the result.',
    tell,
  );
}

function refused(why: string, tell: (line: string) => void): number {
  tell(why);
  return 1;
}

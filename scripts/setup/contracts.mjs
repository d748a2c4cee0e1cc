import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs';
import { Refused, ROOT, runBin, TSX } from './run.mjs';

const INPUTS = ['openapi', 'scripts/api', 'src/core'];

/** Generates the API layer if a contract, a port or the generator has changed since the last time. */
export async function ensureContracts() {
  const print = fingerprint(INPUTS);
  if (isFresh('contracts', print) && contractsGenerated()) return;
  const { code, output } = await runBin(TSX, ['scripts/api/main.ts'], { show: false, limit: 120 });
  if (code !== 0)
    throw new Refused(
      `${output.trim()}\nThe API layer could not be generated: fix openapi/ and run npm run api.`,
    );
  markFresh('contracts', print);
}

function contractsGenerated() {
  return readdirSync(join(ROOT, 'openapi'))
    .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
    .every((file) => existsSync(join(ROOT, 'src/contracts', file.replace(/\.yaml$/, '.ts'))));
}

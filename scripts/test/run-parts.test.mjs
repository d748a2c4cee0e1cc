import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PARTS, PARTS } from './parts.mjs';
import { prepareResults, runParts } from './run-parts.mjs';

describe('the parts of npm test', () => {
  it('npm test lists its parts when an unknown one is requested', async () => {
    await expect(runParts(['units'])).rejects.toThrow('Unknown test part units: choose from types, lint,');
  });

  it('npm test runs all parts except the fault tests and those of npm run check', () => {
    expect(Object.keys(PARTS).filter((name) => !DEFAULT_PARTS.includes(name))).toEqual(['quick', 'faults']);
  });

  it('a whole run forgets the results of earlier runs, a part keeps those of the other parts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'results-'));
    writeFileSync(join(folder, 'quick.json'), '{}');
    prepareResults(folder, { keepOld: true });
    expect(readdirSync(folder)).toEqual(['quick.json']);
    prepareResults(folder, { keepOld: false });
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

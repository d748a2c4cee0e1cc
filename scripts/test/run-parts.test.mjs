import { describe, expect, it } from 'vitest';
import { DEFAULT_PARTS, PARTS } from './parts.mjs';
import { runParts } from './run-parts.mjs';

describe('the parts of npm test', () => {
  it('npm test lists its parts when an unknown one is requested', async () => {
    await expect(runParts(['units'])).rejects.toThrow('Unknown test part units: choose from types, lint,');
  });

  it('npm test runs all parts except the fault tests and those of npm run check', () => {
    expect(Object.keys(PARTS).filter((name) => !DEFAULT_PARTS.includes(name))).toEqual(['quick', 'faults']);
  });
});

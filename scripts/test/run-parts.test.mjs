import { describe, expect, it } from 'vitest';
import { DEFAULT_PARTS, PARTS } from './parts.mjs';
import { runParts } from './run-parts.mjs';

describe('npm test', () => {
  it('says which parts there are when it is asked for another', async () => {
    await expect(runParts(['units'])).rejects.toThrow('Unknown test part units: choose from types, lint,');
  });

  it('runs everything but the long faults', () => {
    expect(Object.keys(PARTS).filter((name) => !DEFAULT_PARTS.includes(name))).toEqual(['faults']);
  });
});

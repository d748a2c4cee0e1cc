import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { translationReport, translationsIn } from './translations.mjs';

let core;
beforeEach(() => {
  core = mkdtempSync(join(tmpdir(), 'humkaar-texts-'));
  mkdirSync(join(core, 'jobs'));
  for (const file of ['text.ts', 'text.hi.ts', 'job-alerts-text.ts', 'job.ts', 'context.ts'])
    writeFileSync(join(core, 'jobs', file), '');
});
afterEach(() => rmSync(core, { recursive: true }));

it('[R-878] the build counts the text files that stay English', () => {
  expect(translationReport(translationsIn(core))).toBe(
    'Hindi: 1 of 2 text files; English stays in jobs/job-alerts-text.ts',
  );
});

it('[R-878] a complete translation is reported without a list', () => {
  writeFileSync(join(core, 'jobs', 'job-alerts-text.hi.ts'), '');
  expect(translationReport(translationsIn(core))).toBe('Hindi: 2 of 2 text files');
});

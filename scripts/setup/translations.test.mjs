import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './run.mjs';
import { NO_SENTENCES, translationReport, translationsIn } from './translations.mjs';

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

it('[R-878] no text file of the product stays English', () => {
  expect(translationsIn().english).toEqual([]);
});

it('[R-878] files that are not counted exist and hold no sentence', () => {
  for (const path of NO_SENTENCES) {
    const file = join(ROOT, 'src/core', path);
    expect(existsSync(file), path).toBe(true);
    expect(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''), path).not.toMatch(
      /'[A-Z][a-z]+ [a-z]+ [a-z]+/,
    );
  }
});

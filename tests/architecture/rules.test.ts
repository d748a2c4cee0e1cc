import { describe, expect, it } from 'vitest';
import { CONTRACT_BASES } from './contract-bases';
import { nodesOf, violationsOf } from './rule';
import { codeRules, textRules } from './rules/all-rules';
import { areaCyclesOf } from './rules/areas';
import { cyclesOf } from './rules/cycles';
import { deadExportsOf } from './rules/dead-exports';
import { bagsOf } from './rules/dependency-bags';
import { imports, importsOf } from './rules/imports';
import type { Manifest } from './rules/packages';
import { unreadMembersOf } from './rules/unread-members';
import { isTest, readCode, readText, readTexts, sourceFile } from './source-file';

const code = readCode();
// Parsed here once; otherwise the first rule's test would include that time.
for (const file of code) nodesOf(file);
const manifest = JSON.parse(readText('package.json')) as Manifest;
const texts = readTexts().map(({ path, text }) => sourceFile(path, /\.tsx?$/.test(path) ? '' : text));
const texted = [...code, ...texts.filter((file) => file.text !== '')];

describe('the code follows its rules', () => {
  it.each(codeRules(CONTRACT_BASES, manifest).map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(violationsOf(rule, code)).toEqual([]);
  });

  it.each(textRules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(violationsOf(rule, texted)).toEqual([]);
  });

  it('no files load each other in a circle', () => {
    expect(cyclesOf(code)).toEqual([]);
  });

  it('no areas of a layer depend on each other in a circle', () => {
    expect(areaCyclesOf(code)).toEqual([]);
  });

  it('the product uses every export', () => {
    expect(deadExportsOf(code)).toEqual([]);
  });

  it('the product reads every field of its stores', () => {
    expect(unreadMembersOf(code)).toEqual([]);
    const planted = sourceFile(
      'src/stores/login/flag-store.ts',
      'class FlagStore { shown = false; wasShown = false; show() { this.wasShown = !this.shown; } }',
    );
    expect(unreadMembersOf([planted])).toEqual([expect.stringContaining('has wasShown')]);
  });

  it('no class hides more than four dependencies in a bag', () => {
    expect(bagsOf(code)).toEqual([]);
  });

  it('[R-867] the core imports no package, in any form of import', () => {
    const core = code.filter((file) => file.path.startsWith('src/core/') && !isTest(file.path));
    const packages = core.flatMap((file) =>
      importsOf(file).filter(({ specifier }) => !specifier.startsWith('.')),
    );
    expect(packages.map(({ specifier }) => specifier)).toEqual([]);
  });

  it('[R-869] views reach stores and never adapters, stores reach ports and never adapters', () => {
    const views = code.filter((file) => /^src\/(views|stores)\//.test(file.path));
    expect(violationsOf(imports, views)).toEqual([]);
    const planted = sourceFile('src/views/a.tsx', "import { feed } from '../adapters/http/generated/feed';");
    expect(violationsOf(imports, [planted])).toHaveLength(1);
  });

  it('the rules have files to check', () => {
    expect(code.filter((file) => file.path.startsWith('src/core/')).length).toBeGreaterThan(20);
  });
});

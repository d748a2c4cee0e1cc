import { describe, expect, it } from 'vitest';
import { contractBases } from './contract-bases';
import { violationsOf } from './rule';
import { codeRules, textRules } from './rules/all-rules';
import { cyclesOf } from './rules/cycles';
import { readCode, readTexts, sourceFile } from './source-file';

const code = readCode();
const texts = readTexts().map(({ path, text }) => sourceFile(path, /\.tsx?$/.test(path) ? '' : text));
const texted = [...code, ...texts.filter((file) => file.text !== '')];

describe('the house keeps its rules', () => {
  it.each(codeRules(contractBases()).map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(violationsOf(rule, code)).toEqual([]);
  });

  it.each(textRules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(violationsOf(rule, texted)).toEqual([]);
  });

  it('no files load each other in a circle', () => {
    expect(cyclesOf(code)).toEqual([]);
  });

  it('there is something to judge', () => {
    expect(code.filter((file) => file.path.startsWith('src/core/')).length).toBeGreaterThan(20);
  });
});

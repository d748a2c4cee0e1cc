import { describe, expect, it } from 'vitest';
import { INNOCENT, PLANTED } from './planted-violations';
import { violationsOf } from './rule';
import { codeRules, textRules } from './rules/all-rules';
import { cyclesOf } from './rules/cycles';
import { sourceFile } from './source-file';

const manifest = { dependencies: { fastify: '5.0.0' }, devDependencies: { vitest: '4.0.0' } };
const rules = [...codeRules(['/feed-services'], manifest), ...textRules];
const ruleNamed = (name: string) => {
  const rule = rules.find((one) => one.name === name);
  if (!rule) throw new Error(`there is no rule "${name}"`);
  return rule;
};

describe('every rule finds its planted violation and says the way out', () => {
  it.each(PLANTED)('%s | %s | %s', (name, path, code) => {
    const rule = ruleNamed(name);
    const found = violationsOf(rule, [sourceFile(path, code)]);
    expect(found[0]).toContain(path);
    expect(found[0]).toContain(rule.reason);
    expect(found[0]).toContain(rule.wayOut);
  });

  it.each(INNOCENT)('%s | lets pass %s | %s', (name, path, code) => {
    expect(violationsOf(ruleNamed(name), [sourceFile(path, code)])).toEqual([]);
  });

  it.each(rules.map((rule) => rule.name))('%s | has a planted violation', (name) => {
    expect(PLANTED.some(([planted]) => planted === name)).toBe(true);
  });

  it('a circle of files is found, a circle of types is not', () => {
    const a = sourceFile('src/core/a.ts', "import { b } from './b';");
    const b = sourceFile('src/core/b.ts', "import { c } from './c';");
    const loaded = sourceFile('src/core/c.ts', "import { a } from './a';");
    const typed = sourceFile('src/core/c.ts', "import type { A } from './a';");
    expect(cyclesOf([a, b, loaded])[0]).toContain(
      'src/core/a.ts → src/core/b.ts → src/core/c.ts → src/core/a.ts',
    );
    expect(cyclesOf([a, b, typed])).toEqual([]);
  });
});

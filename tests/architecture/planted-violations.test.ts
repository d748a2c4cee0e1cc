import { describe, expect, it } from 'vitest';
import { ALLOWED_CODE, PLANTED } from './planted-violations';
import { violationsOf } from './rule';
import { codeRules, textRules } from './rules/all-rules';
import { areaCyclesOf } from './rules/areas';
import { cyclesOf } from './rules/cycles';
import { deadExportsOf } from './rules/dead-exports';
import { bagsOf } from './rules/dependency-bags';
import { imports } from './rules/imports';
import { sourceFile } from './source-file';

const manifest = { dependencies: { fastify: '5.0.0' }, devDependencies: { vitest: '4.0.0' } };
const rules = [...codeRules(['/feed-services'], manifest), ...textRules];
const ruleNamed = (name: string) => {
  const rule = rules.find((rule) => rule.name === name);
  if (!rule) throw new Error(`there is no rule "${name}"`);
  return rule;
};

/** The import table again, so that a mistake in the one under test is noticed. */
const MAY_IMPORT = {
  core: [],
  contracts: [],
  adapters: ['core', 'contracts'],
  stores: ['core'],
  views: ['core', 'stores'],
  app: ['core', 'adapters', 'stores', 'views'],
  server: ['core', 'contracts'],
} satisfies Record<string, readonly string[]>;
const LAYERS = Object.keys(MAY_IMPORT) as (keyof typeof MAY_IMPORT)[];
const EDGES = LAYERS.flatMap((from) =>
  [...LAYERS, 'scripts', 'tests'].filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('every rule finds its planted violation and names the fix', () => {
  it.each(PLANTED)('%s | %s | %s', (name, path, code) => {
    const rule = ruleNamed(name);
    const found = violationsOf(rule, [sourceFile(path, code)]);
    expect(found[0]).toContain(path);
    expect(found[0]).toContain(rule.reason);
    expect(found[0]).toContain(rule.wayOut);
  });

  it.each(ALLOWED_CODE)('%s | lets pass %s | %s', (name, path, code) => {
    expect(violationsOf(ruleNamed(name), [sourceFile(path, code)])).toEqual([]);
  });

  it.each(rules.map((rule) => rule.name))('%s | has a planted violation', (name) => {
    expect(PLANTED.some(([planted]) => planted === name)).toBe(true);
  });

  it.each(EDGES)('the edge from %s to %s is judged as the table says', (from, to) => {
    const outside = to === 'scripts' || to === 'tests';
    const file = sourceFile(`src/${from}/a.ts`, `import { one } from '${outside ? '../' : ''}../${to}/one';`);
    const allowed: readonly string[] = MAY_IMPORT[from];
    expect(violationsOf(ruleNamed(imports.name), [file])).toHaveLength(allowed.includes(to) ? 0 : 1);
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

  describe('a dependency bag counts as its members', () => {
    const ports = sourceFile(
      'src/core/feed/ports.ts',
      'export abstract class Port { abstract read(): void }\nexport interface Clock { readonly now: () => number }',
    );
    const IMPORTS = "import type { Clock, Port } from '../../core/feed/ports';";
    const needs = (types: string, parameters: string) =>
      bagsOf([
        ports,
        sourceFile(
          'src/stores/feed/a-store.ts',
          `${IMPORTS}\n${types}\nclass A { constructor(${parameters}) {} }`,
        ),
      ]);

    it.each([
      ['an interface', 'interface Parts { a: Port; b: Port; c: Clock }', 'parts: Parts, d: Port, e: Port'],
      [
        'an abstract class',
        'abstract class Parts { abstract a: Port; abstract b: Clock }',
        'p: Parts, c: 1, d: 1, e: 1',
      ],
      ['a type in place', '', 'p: { a: Port; b: Clock; c: Port; d: Port; e: Port }'],
      [
        'a part of a bag',
        'interface Parts { a: Port; b: Port; c: 1 }',
        "p: Omit<Parts, 'c'>, c: 1, d: 1, e: 1",
      ],
      ['a joined bag', 'type Parts = { a: Port } & { b: Pick<Port, "read"> }', 'p: Parts, c: 1, d: 1, e: 1'],
      [
        'a function that returns a bag',
        'interface Parts { a: Port; b: Port }',
        'p: () => Parts, c: 1, d: 1, e: 1',
      ],
    ])('a dependency bag is rejected: %s', (_, types, parameters) => {
      const [found] = needs(types, parameters);
      expect(found).toContain('src/stores/feed/a-store.ts:');
      expect(found).toContain('A needs 5 dependencies.');
      expect(found).toContain('Split the class by responsibility');
    });

    it.each([
      ['four in all', 'interface Parts { a: Port; b: Port; c: Clock }', 'parts: Parts, d: Port'],
      ['data', 'interface Options { a: string; b: number; c: Date }', 'p: Options, a: 1, b: 1, c: 1'],
      ['a port with several functions', '', 'p: Clock, a: Port, b: Port, c: Port'],
      ['part of one port', '', "p: Pick<Port, 'read'>, a: 1, b: 1, c: 1"],
    ])('a parameter bag is accepted: %s', (_, types, parameters) => {
      expect(needs(types, parameters)).toEqual([]);
    });
  });

  it('an export that only tests import is found, and one that the product uses is not', () => {
    const code = 'export const used = 1;\nexport const tested = 2;\nexport const inside = 3;\ncall(inside);';
    const file = sourceFile('src/core/feed/a.ts', code);
    const test = sourceFile('src/core/feed/a.test.ts', "import { inside, tested, used } from './a';");
    const user = sourceFile('src/views/feed/b.tsx', "import { used } from '../../core/feed/a';");
    const [found, ...others] = deadExportsOf([file, test, user]);
    expect(found).toContain('src/core/feed/a.ts:2 exports tested');
    expect(found).toContain('Delete it and test the code the product runs');
    expect(others).toEqual([]);
    const loader = sourceFile('src/app/c.ts', "const load = () => import('../core/feed/a');");
    expect(deadExportsOf([file, test, user, loader])).toEqual([]);
  });

  it('a circle of areas is found, types included, and names the imports', () => {
    const post = sourceFile('src/core/posts/post.ts', "import type { Feed } from '../feed/feed';");
    const feed = sourceFile('src/core/feed/feed.ts', "import type { Post } from '../posts/post';");
    const [circle] = areaCyclesOf([post, feed]);
    expect(circle).toContain('src/core: posts → feed → posts');
    expect(circle).toContain('src/core/feed/feed.ts imports src/core/posts/post');
    expect(areaCyclesOf([post])).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changed, readSteps } from './steps';

const README = `# The map

## How to add a feature, step by step

Words in between.

Create \`src/a.ts\`:

\`\`\`ts
export const a = 1;
\`\`\`

In \`src/b.ts\`, below \`const one = 1;\`:

\`\`\`ts
const two = 2;
\`\`\`

Run this:

\`\`\`sh
npm run api
npm run types
\`\`\`

## Habits

Create \`src/not-a-step.ts\`:
`;

describe('the tutorial', () => {
  it('the tutorial is parsed into steps, in order', () => {
    expect(readSteps(README)).toEqual([
      { kind: 'create', path: 'src/a.ts', text: 'export const a = 1;\n' },
      { kind: 'below', path: 'src/b.ts', line: 'const one = 1;', text: 'const two = 2;\n' },
      { kind: 'run', commands: ['npm run api', 'npm run types'] },
    ]);
  });

  it('the tutorial is refused where a block has no instruction', () => {
    const unclear = README.replace('Create `src/a.ts`:', 'Now write this.');
    expect(() => readSteps(unclear)).toThrow('"Now write this." does not say what to do');
  });

  it.each([
    ['below', 'a\n  b\nnew\nc'],
    ['above', 'a\nnew\n  b\nc'],
    ['replace', 'a\nnew\nc'],
  ] as const)('the tutorial changes a file: %s', (kind, after) => {
    expect(changed('a\n  b\nc', { kind, path: 'x.ts', line: 'b', text: 'new\n' })).toBe(after);
  });

  it('the tutorial reports an anchor line that is missing or not unique', () => {
    const step = { kind: 'below', path: 'x.ts', line: 'b', text: 'new\n' } as const;
    expect(() => changed('a', step)).toThrow('x.ts has the line "b" 0 times.');
    expect(() => changed('b\nb', step)).toThrow('x.ts has the line "b" 2 times.');
  });

  it('of the map fits the present files, and leaves contracts that can be read', () => {
    const files = new Map<string, string>();
    for (const step of readSteps(readFileSync('src/README.md', 'utf8'))) {
      if (step.kind === 'run') continue;
      expect(step.kind === 'create' && existsSync(step.path), step.path).toBe(false);
      const before = () => files.get(step.path) ?? readFileSync(step.path, 'utf8');
      files.set(step.path, step.kind === 'create' ? step.text : changed(before(), step));
    }
    const contracts = [...files].filter(([path]) => path.endsWith('.yaml'));
    expect(contracts).not.toEqual([]);
    for (const [path, text] of contracts) expect(() => parse(text), path).not.toThrow();
  });
});

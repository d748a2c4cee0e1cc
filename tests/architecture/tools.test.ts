import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'humkaar-planted-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the project's tools in a small project with our settings and these files. */
function inProject(name: string, files: Readonly<Record<string, string>>, command: readonly string[]) {
  const project = join(folder, name);
  for (const setting of ['.biome.json', 'tsconfig.json', 'src/core/tsconfig.json', '.gitignore']) {
    mkdirSync(dirname(join(project, setting)), { recursive: true });
    cpSync(join(ROOT, setting), join(project, setting));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, [...command], {
    cwd: project,
    encoding: 'utf8',
  });
  return { text: `${stdout}${stderr}`, status };
}

const BIOME = [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--max-diagnostics=100', '.'];
const TSC_CORE = [join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', 'src/core/tsconfig.json'];

describe('the editor tools report the same rules', () => {
  it('biome explains a forbidden import', () => {
    const { text, status } = inProject(
      'lint',
      {
        'src/core/feed/a.ts': "import { x } from 'mobx';\nexport const a = fetch(x);\n",
        'src/stores/b-store.ts': "import { x } from '../adapters/http/runtime';\nexport const b = x;\n",
        'src/views/feed/c.tsx': "import { x } from '../../app/container';\nexport const c = x;\n",
        'src/server/d.ts': "import { x } from '../stores/feed-store';\nexport const d = x;\n",
        'src/core/feed/PostCard.ts': 'export const e = 1;\n',
        'src/core/feed/f.ts': 'export const f = (g: any) => g!;\nexport default f;\n',
      },
      BIOME,
    );
    expect(status).not.toBe(0);
    expect(text).toContain('core is framework-free and imports no package: add a port');
    expect(text).toContain('core does no input or output: add a port');
    expect(text).toContain('a store knows ports, not who implements them');
    expect(text).toContain('a view reads stores and core values only');
    expect(text).toContain('the server shares core and contracts with the web, nothing else');
    for (const rule of [
      'useFilenamingConvention',
      'noExplicitAny',
      'noNonNullAssertion',
      'noDefaultExport',
    ]) {
      expect(text).toContain(rule);
    }
  });

  it('[R-867] the core compiles without DOM, Node and anything outside itself', () => {
    const { text, status } = inProject(
      'core',
      {
        'src/core/a.ts': 'export const a = document.title;\n',
        'src/core/b.ts': "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
        'src/core/c.ts': "import { c } from '../stores/c';\nexport const d = c;\n",
        'src/stores/c.ts': 'export const c = 1;\n',
      },
      TSC_CORE,
    );
    expect(status).not.toBe(0);
    expect(text).toMatch(/a\.ts.*document/);
    expect(text).toMatch(/b\.ts.*node:fs/);
    expect(text).toMatch(/stores\/c\.ts.*rootDir/);
  });
});

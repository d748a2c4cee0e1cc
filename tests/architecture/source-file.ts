import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A file as the rules see it; planted violations are created the same way, from a string. */
export interface SourceFile {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

const ROOT = new URL('../../', import.meta.url).pathname;
const CODE = /\.(ts|tsx|mts|mjs)$/;
const TEXT = /\.(ts|tsx|mts|mjs|css|json|ya?ml|md|html|sql|sh)$/;
const SKIPPED = /(^|\/)(node_modules|contracts|generated)$/;

export function sourceFile(path: string, text: string): SourceFile {
  const kind = /\.tsx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  let tree: ts.SourceFile | undefined;
  return {
    path,
    text,
    // Parsed on first use: some rules read only the text.
    get tree() {
      tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
      return tree;
    },
  };
}

let code: SourceFile[] | undefined;

/** Every handwritten program file of the product, its tools and its tests. */
export function readCode(): SourceFile[] {
  code ??= ['src', 'scripts', 'tests']
    .flatMap(filesUnder)
    .filter((path) => CODE.test(path))
    .map((path) => sourceFile(path, readText(path)));
  return code;
}

/** Every handwritten file, for rules about language. */
export const readTexts = (): { readonly path: string; readonly text: string }[] =>
  [
    'src',
    'scripts',
    'tests',
    'openapi',
    '.ci',
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'package.json',
  ]
    .flatMap(filesUnder)
    .filter((path) => TEXT.test(path) || path.startsWith('.ci/'))
    .map((path) => ({ path, text: readText(path) }));

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function filesUnder(path: string): string[] {
  const entries = namesIn(path);
  if (entries === undefined) return [path];
  return entries
    .filter((name) => !SKIPPED.test(`${path}/${name}`))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function namesIn(path: string): string[] | undefined {
  try {
    return readdirSync(join(ROOT, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return undefined;
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** Tests and files used only by them: names that end in testing, and the server's testing folder. */
export const isTest = (path: string): boolean =>
  /(\.(test|spec)|[/-]testing)\.(tsx?|mjs)$/.test(path) || /^(tests|src\/server\/testing)\//.test(path);

/** The first folder below src: the layer, which determines the allowed imports. */
export const layerOf = (path: string): string | undefined => path.match(/^src\/([^/.]+)\//)?.[1];

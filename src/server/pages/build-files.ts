import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A style sheet as it stands in a page, and the hash by which the policy lets it in. */
export interface InlineStyle {
  readonly text: string;
  readonly hash: string;
}

/** Which files of the build a page needs. */
export interface BuildFiles {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  /** The drawing all icons are taken from. */
  readonly icons?: readonly string[] | undefined;
  /** Every style sheet of the build by its path. */
  readonly styles: ReadonlyMap<string, InlineStyle>;
  /** The tab's icon, in the page itself: browsers would ask for it again with every page they go to. */
  readonly icon: string;
}

export function readBuildFiles(webRoot: string): BuildFiles {
  const { chunks, fonts, icons } = JSON.parse(readFileSync(join(webRoot, 'chunks.json'), 'utf8')) as Pick<
    BuildFiles,
    'chunks' | 'fonts' | 'icons'
  >;
  const paths = new Set(Object.values(chunks).flat().filter(isStyle));
  const styles = new Map([...paths].map((path) => [path, inlineStyle(join(webRoot, path))]));
  const icon = `data:image/x-icon;base64,${readFileSync(join(webRoot, 'favicon.ico'), 'base64')}`;
  return { chunks, fonts, icons, styles, icon };
}

/** Known to the first chunk; every other screen is found in the table of all. */
const HOME = 'home-screen';
const TABLE = 'screens';
/** What wide windows show besides, on any page. */
const WIDE = 'wide';
/** Keeps what is pressed before the first chunk is there. */
const EARLY = 'early-presses';

/** The files of a page's first chunk, of the table its screen stands in and of the screen's, each once. */
export function filesOf({ chunks }: BuildFiles, chunk: string | undefined) {
  const first = chunks.index ?? [];
  const wanted = [chunk === HOME ? undefined : TABLE, chunk].flatMap((name) => (name && chunks[name]) || []);
  const later = [...new Set(wanted)].filter((file) => !first.includes(file));
  const wide = (chunks[WIDE] ?? []).filter((file) => !first.includes(file) && !later.includes(file));
  return {
    styles: [...first, ...later, ...wide].filter(isStyle),
    earlyScripts: (chunks[EARLY] ?? []).filter(isScript),
    scripts: first.filter(isScript),
    laterScripts: later.filter(isScript),
    wideScripts: wide.filter(isScript),
  };
}

const isStyle = (file: string): boolean => file.endsWith('.css');
const isScript = (file: string): boolean => file.endsWith('.js');

function inlineStyle(file: string): InlineStyle {
  const text = readFileSync(file, 'utf8');
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../core/shared/languages';
import { inlineHash } from '../http/security-headers';

export interface InlineText {
  readonly text: string;
  readonly hash: string;
}

export interface BuildFiles {
  readonly language: Language;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  /** The SVG sprite with all icons. */
  readonly icons?: readonly string[] | undefined;
  /** Every style sheet of the build by its path. */
  readonly styles: ReadonlyMap<string, InlineText>;
  /**
   * `DECODE_HEADINGS` and the record of presses before the first chunk (src/app/early-presses.ts): one script, because
   * each takes a slow phone 2 ms.
   */
  readonly early?: InlineText | undefined;
  /** The favicon as a data URL: browsers would request it again with every page. */
  readonly icon: string;
}

const inlined = (text: string): InlineText => ({ text, hash: inlineHash(text) });

/** Decodes the heading font while the page arrives. Otherwise the first layout requests it, and headings come a frame late. */
export const DECODE_HEADINGS = inlined(`document.fonts.load('650 1em "Anek headings"')`);

/** The files of one language's build; nothing when it was not built. */
export function readBuildFiles(webRoot: string, language: Language): BuildFiles | undefined {
  const list = join(webRoot, language === 'en' ? 'chunks.json' : `chunks.${language}.json`);
  if (!existsSync(list)) return undefined;
  const { chunks, fonts, icons } = JSON.parse(readFileSync(list, 'utf8')) as Pick<
    BuildFiles,
    'chunks' | 'fonts' | 'icons'
  >;
  const paths = new Set(Object.values(chunks).flat().filter(isStyle));
  const styles = new Map([...paths].map((path) => [path, inlineText(join(webRoot, path))]));
  const [presses] = (chunks[EARLY] ?? [])
    .filter(isScript)
    .map((path) => readFileSync(join(webRoot, path), 'utf8'));
  const early = presses === undefined ? undefined : inlined(`${DECODE_HEADINGS.text};${presses}`);
  const icon = `data:image/x-icon;base64,${readFileSync(join(webRoot, 'favicon.ico'), 'base64')}`;
  return { language, chunks, fonts, icons, styles, early, icon };
}

/** Part of the first chunk; all other screens are found in the table. */
const HOME = 'home-screen';
const TABLE = 'screens';
/** A screen's parts below the first view: part of the page, with scripts that load later (views/shared/load-on-interaction.tsx). */
const BELOW = '-rest';
/** Additional content of wide windows, on any page that is not for a phone. */
const WIDE = 'wide';
const EARLY = 'early-presses';
/** Ways on from a page that does not exist; rendered with it, but outside of its screen. */
const NOT_FOUND = 'not-found-help';

/** Smaller styles are not worth a second pass over the page. */
const LATE_FROM = 4096;

/** The input that decides the files of a page. */
export interface PageKind {
  /** The chunk of its screen. */
  readonly chunk?: string | undefined;
  readonly missing?: boolean;
  readonly isPhone?: boolean;
}

export function filesOf({ chunks, styles }: BuildFiles, { chunk, missing, isPhone }: PageKind) {
  const first = chunks.index ?? [];
  const names = [chunk === HOME ? undefined : TABLE, chunk, missing ? NOT_FOUND : undefined];
  const wanted = names.flatMap((name) => (name && chunks[name]) || []);
  const later = [...new Set(wanted)].filter((file) => !first.includes(file));
  const below = (chunk && chunks[`${chunk}${BELOW}`]) || [];
  const wide = ((!isPhone && chunks[WIDE]) || []).filter(
    (file) => !first.includes(file) && !later.includes(file),
  );
  const isLate = (file: string) => below.includes(file) && (styles.get(file)?.text.length ?? 0) >= LATE_FROM;
  const inlined = [...new Set([...first, ...later, ...below, ...wide])].filter(isStyle);
  return {
    styles: inlined.filter((file) => !isLate(file)),
    /** They follow the content, so that a slow phone gets its first view before them (decision 266). */
    lateStyles: inlined.filter(isLate),
    scripts: first.filter(isScript),
    laterScripts: later.filter(isScript),
    wideScripts: wide.filter(isScript),
  };
}

const isStyle = (file: string): boolean => file.endsWith('.css');
const isScript = (file: string): boolean => file.endsWith('.js');

const inlineText = (file: string): InlineText => inlined(readFileSync(file, 'utf8'));

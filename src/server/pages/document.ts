import { ACCOUNT_COOKIE } from '../../core/login/session-cookies';
import { LANGUAGE_TAGS, type Language } from '../../core/shared/languages';
import { VENDOR_NOTE } from '../../core/shell/vendor-scripts';
import { type InlineHashes, inlineHash } from '../http/security-headers';
import { type BuildFiles, DECODE_HEADINGS, filesOf, type PageKind } from './build-files';
import type { PageHead } from './rendering';
import { SHARE_IMAGE, shareImagePath } from './share-image-path';

export interface DocumentParts {
  readonly origin: string;
  readonly pathname: string;
  readonly hasQuery: boolean;
  readonly language: Language;
  readonly head: PageHead;
  /** The rendered markup of the page. */
  readonly body: Buffer;
  /** Third-party scripts the page may load after the first interaction. */
  readonly vendors?: readonly string[] | undefined;
}

const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  hi: '/manifest.hi.webmanifest',
};
/** Window width at which the side rails are shown. */
const WIDE = '(width > 860px)';
const PHONE = '(width <= 860px)';
const THEME_COLOURS = { light: '#0f2a23', dark: '#0a1714' } as const;

export interface Looks {
  readonly theme?: string | undefined;
}

/** The part shared by all pages of a screen; fetched files are listed in the order they are needed. */
export function documentStart(files: BuildFiles, page: PageKind, looks: Looks): string {
  const saved = Object.entries(looks).map(([name, look]) => (look ? ` data-${name}="${escaped(look)}"` : ''));
  return [
    `<!doctype html><html lang="${LANGUAGE_TAGS[files.language]}"${saved.join('')}${page.isPhone ? ' data-phone' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    fileTags(files, page),
    themeTags(looks.theme),
  ].join('');
}

export const documentAbout = (parts: DocumentParts): string =>
  `${entryTag(parts)}${aboutTags(parts)}${vendorTag(parts)}${firstViewTag(parts.body)}</head><body><div id="root">`;

/**
 * Blocks painting until the first post is present, or two in wide windows; elsewhere until the first view on phones
 * (kit/first-view-end) and the whole page in wide windows. Earlier frames cost a slow phone more time than they show, and
 * content below the fold need not be waited for. Not used for the plain shell.
 */
function firstViewTag(body: Buffer): string {
  if (body.length === 0) return '';
  if (body.includes(FIRST_VIEW_END)) return expect('first-view', PHONE) + expect('rendered', WIDE);
  const [first, second] = body.toString('latin1').matchAll(/<article\b[^>]*?\sid="([\w-]+)"/g);
  return second ? expect(first?.[1] ?? '', PHONE) + expect(second[1] ?? '', WIDE) : expect('rendered');
}

const FIRST_VIEW_END = '<i id="first-view"';

const expect = (id: string, media = ''): string =>
  `<link rel="expect" blocking="render"${mediaIs(media)} href="#${id}">`;

const mediaIs = (media: string): string => media && ` media="${media}"`;

export function documentEnd(files: BuildFiles, page: PageKind, data: string): string {
  const { lateStyles } = filesOf(files, page);
  const late = lateStyles.map((file) => styleTag(files, file)).join('');
  return `</div>${late}${late && `<style>${SHOW_STYLED}</style>`}${data}</body></html>`;
}

/**
 * Until the late styles arrive, what follows a phone's first view takes up room but is not shown. A wide window paints
 * the whole page at once. Asking for an element with `:has` instead would restyle the document after most changes.
 * A browser that could not show it again hides nothing.
 */
const HIDE_UNSTYLED = afterFirstView(
  'display:block;content-visibility:hidden;contain-intrinsic-height:200vh',
);
/** Follows the late styles. */
const SHOW_STYLED = afterFirstView(
  'display:revert-layer;content-visibility:revert-layer;contain-intrinsic-height:revert-layer',
);
const LATE_HASHES = [inlineHash(HIDE_UNSTYLED), inlineHash(SHOW_STYLED)];

function afterFirstView(declarations: string): string {
  return `@supports (display:revert-layer){@media ${PHONE}{#first-view~*{${declarations}}}}`;
}

/** Everything inline in a page that a browser applies or runs. */
export function inlineHashes(files: BuildFiles, page: PageKind, hasQuery: boolean): InlineHashes {
  const { styles, lateStyles } = filesOf(files, page);
  const listed = [...styles, ...lateStyles].flatMap((file) => files.styles.get(file)?.hash ?? []);
  return {
    styles: lateStyles.length > 0 ? [...listed, ...LATE_HASHES] : listed,
    scripts: [startScript(files).hash, ...(hasQuery ? [CLAIM_HASH] : [])],
  };
}

/**
 * Names the account in a history entry with a search, and drops the search of a member who has signed out from an entry
 * that is loaded again or reached by going back. Runs before anything is painted: its member may leave at once.
 */
const CLAIM_ENTRY =
  `{let s=history.state,a=s&&s.account,c=/\\b${ACCOUNT_COOKIE}=([^;]+)/.exec(document.cookie);` +
  'location.search&&(a?c&&c[1]===a||' +
  '(document.documentElement.hidden=!0,location.replace(location.origin+location.pathname)):' +
  'c&&history.replaceState({...s,account:c[1]},""))}';

const CLAIM_HASH = inlineHash(CLAIM_ENTRY);

const startScript = ({ early }: BuildFiles) => early ?? DECODE_HEADINGS;

const entryTag = ({ hasQuery }: DocumentParts): string => (hasQuery ? `<script>${CLAIM_ENTRY}</script>` : '');

/**
 * Styles are inline: requesting them would cost a slow connection a round trip before any paint. The whole font is
 * preloaded for wide windows only: a preloaded `optional` font delays the first paint, and would never reach a phone
 * on a slow connection in time.
 */
function fileTags(files: BuildFiles, page: PageKind): string {
  const { styles, lateStyles, scripts, laterScripts, wideScripts } = filesOf(files, page);
  const [first, ...others] = styles.map((file) => styleTag(files, file));
  const [font] = files.fonts.filter((file) => file.includes('latin'));
  return [
    first ? `${first}<script>${startScript(files).text}</script>` : '',
    ...others,
    lateStyles.length > 0 ? `<style>${HIDE_UNSTYLED}</style>` : '',
    font ? `<link rel="preload" as="font" type="font/woff2" crossorigin media="${WIDE}" href="${font}">` : '',
    ...scripts.map((file) => `<script defer src="${file}"></script>`),
    ...laterScripts.map((file) => preload(file)),
    ...wideScripts.map((file) => preload(file, WIDE)),
    `<link rel="icon" href="${files.icon}"><link rel="manifest" href="${MANIFESTS[files.language]}">`,
  ].join('');
}

const styleTag = ({ styles }: BuildFiles, file: string): string =>
  `<style data-href="${file}">${styles.get(file)?.text ?? ''}</style>`;

const preload = (file: string, media = ''): string =>
  `<link rel="preload" as="script" fetchpriority="low"${mediaIs(media)} href="${file}">`;

/** Browser UI takes the header's colour in either theme. */
function themeTags(theme: string | undefined): string {
  if (theme === 'light' || theme === 'dark') {
    return `<meta name="color-scheme" content="${theme}"><meta name="theme-color" content="${THEME_COLOURS[theme]}">`;
  }
  const colours = Object.entries(THEME_COLOURS).map(
    ([name, colour]) =>
      `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${name})">`,
  );
  return `<meta name="color-scheme" content="light dark">${colours.join('')}`;
}

function aboutTags({ head, origin, pathname, language }: DocumentParts): string {
  const address = origin + (head.canonical ?? pathname);
  const image = escaped(origin + shareImagePath(language, pathname, head));
  const facts =
    head.facts &&
    `<script type="application/ld+json">${JSON.stringify(head.facts).replace(/</g, '\\u003c')}</script>`;
  return [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}">`,
    `<meta name="robots" content="${head.hidden ? 'noindex' : 'index'}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    `<meta property="og:type" content="website"><meta property="og:locale" content="${LANGUAGE_TAGS[language].replace('-', '_')}">`,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:description" content="${escaped(head.description)}">`,
    `<meta property="og:url" content="${escaped(address)}">`,
    `<meta property="og:image" content="${image}"><meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${SHARE_IMAGE.width}"><meta property="og:image:height" content="${SHARE_IMAGE.height}">`,
    `<meta property="og:image:alt" content="${escaped(head.title)}">`,
    `<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${image}">`,
    `<meta name="twitter:image:alt" content="${escaped(head.title)}">`,
    facts ?? '',
  ].join('');
}

const vendorTag = ({ vendors = [] }: DocumentParts): string =>
  vendors.length > 0 ? `<meta name="${VENDOR_NOTE}" content="${escaped(vendors.join(' '))}">` : '';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

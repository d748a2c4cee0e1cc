/** Somebody or something a text speaks of: the words people read, and where they lead. */
export interface Mention {
  readonly name: string;
  readonly path: string;
}

/** What stands behind an @ while it is typed. */
export interface MentionQuery {
  readonly start: number;
  readonly text: string;
}

const TYPED =
  /(?:^|[^\p{L}\p{N}_@])@((?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.&-]*(?: [\p{L}\p{N}_][\p{L}\p{M}\p{N}_.&-]*){0,2})?)$/u;
/** A link would end at these. */
const UNFIT = /[[\]()\\\n]/;
const PATH = /^\/[^\s()\\]{0,500}$/;
const MOST = 20;

export const isFit = ({ name, path }: Mention): boolean =>
  name !== '' && name.length <= 120 && !UNFIT.test(name) && PATH.test(path) && !path.startsWith('//');

/** The @ somebody is typing after, if they are. */
export function queryAt(text: string, caret: number): MentionQuery | undefined {
  const match = TYPED.exec(text.slice(0, caret));
  if (!match) return undefined;
  const [, typed = ''] = match;
  return { start: caret - typed.length - 1, text: typed };
}

/** The text with what was chosen in place of what was typed, and where to go on. */
export function withMention(
  text: string,
  query: MentionQuery,
  { name }: Mention,
): { readonly text: string; readonly caret: number } {
  const end = query.start + 1 + query.text.length;
  const rest = text.slice(end);
  const said = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, query.start) + said + rest, caret: query.start + said.length };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text as it is sent: what was chosen is a link, whatever else stands behind an @ stays as it is. */
export function linked(text: string, mentions: readonly Mention[]): string {
  const fit = mentions.filter(isFit);
  if (fit.length === 0) return text;
  const paths = new Map(fit.map(({ name, path }) => [name, path]));
  const names = [...paths.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_@[])@(${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.replace(pattern, (_, name: string) => `[@${name}](${paths.get(name)})`);
}

const LINK = /\[@([^[\]()\n]{1,120})\]\((\/[^\s()\\]{0,500})\)/g;

/** The text as it is written: links that were mentions are names again. */
export function readable(text: string): { readonly text: string; readonly mentions: readonly Mention[] } {
  const mentions = [...text.matchAll(LINK)]
    .map(([, name = '', path = '']) => ({ name, path }))
    .filter(isFit)
    .slice(0, MOST);
  return { text: mentions.length === 0 ? text : text.replace(LINK, '@$1'), mentions };
}

/** One more of them; the same name leads to one place. */
export const withOne = (mentions: readonly Mention[], one: Mention): readonly Mention[] =>
  [...mentions.filter(({ name }) => name !== one.name), one].slice(-MOST);

export interface Mention {
  readonly name: string;
  readonly path: string;
}

export interface MentionQuery {
  readonly start: number;
  readonly text: string;
}

const TYPED =
  /(?:^|[^\p{L}\p{N}_@])@((?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.&-]*(?: [\p{L}\p{N}_][\p{L}\p{M}\p{N}_.&-]*){0,2})?)$/u;
/** Characters that would break the link syntax. */
const UNFIT = /[[\]()\\\n]/;
const PATH = /^\/[^\s()\\]{0,500}$/;
const MOST = 20;

export const isFit = ({ name, path }: Mention): boolean =>
  name !== '' && name.length <= 120 && !UNFIT.test(name) && PATH.test(path) && !path.startsWith('//');

export function queryAt(text: string, caret: number): MentionQuery | undefined {
  const match = TYPED.exec(text.slice(0, caret));
  if (!match) return undefined;
  const [, typed = ''] = match;
  return { start: caret - typed.length - 1, text: typed };
}

export function withMention(
  text: string,
  query: MentionQuery,
  { name }: Mention,
): { readonly text: string; readonly caret: number } {
  const end = query.start + 1 + query.text.length;
  const rest = text.slice(end);
  const message = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, query.start) + message + rest, caret: query.start + message.length };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text to send: chosen mentions become links, any other text after an @ does not change. */
export function linked(text: string, mentions: readonly Mention[]): string {
  const fit = mentions.filter(isFit);
  if (fit.length === 0) return text;
  const paths = new Map(fit.map(({ name, path }) => [name, path]));
  const names = [...paths.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_@[])@(${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.replace(pattern, (_, name: string) => `[@${name}](${paths.get(name)})`);
}

const LINK = /\[@([^[\]()\n]{1,120})\]\((\/[^\s()\\]{0,500})\)/g;

/** The text to edit: links made from mentions become names again. */
export function readable(text: string): { readonly text: string; readonly mentions: readonly Mention[] } {
  const mentions = [...text.matchAll(LINK)]
    .map(([, name = '', path = '']) => ({ name, path }))
    .filter(isFit)
    .slice(0, MOST);
  return { text: mentions.length === 0 ? text : text.replace(LINK, '@$1'), mentions };
}

/** Adds a mention; a name can have one path only. */
export const addMention = (mentions: readonly Mention[], mention: Mention): readonly Mention[] =>
  [...mentions.filter(({ name }) => name !== mention.name), mention].slice(-MOST);

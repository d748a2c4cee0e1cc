import { buildPath, PARAM } from './build-path';
import { decodePiece } from './decode-piece';

/**
 * A template that both parses and builds a kind of path: `{name}` is part of a segment, `{name=a|b}` one of these
 * words, `{year=#}` four digits, `{rest*}` everything that follows, and `[…]` is optional.
 */

type NameOf<Inside extends string> = Inside extends `${infer Name}=${string}`
  ? Name
  : Inside extends `${infer Name}*`
    ? Name
    : Inside;
type NamesIn<Template extends string> = Template extends `${string}{${infer Inside}}${infer After}`
  ? NameOf<Inside> | NamesIn<After>
  : never;
type Named<Names extends string> = { readonly [Name in Names]: string };

export type PathParams<Template extends string> =
  Template extends `${infer Before}[${infer Optional}]${infer After}`
    ? Named<NamesIn<Before> | NamesIn<After>> & Partial<Named<NamesIn<Optional>>>
    : Named<NamesIn<Template>>;

export interface PathPattern<Template extends string> {
  readonly parse: (pathname: string) => PathParams<Template> | undefined;
  readonly build: (params: PathParams<Template>) => string;
}

const YEAR = '\\d{4}';

export function pathPattern<Template extends string>(template: Template): PathPattern<Template> {
  // Built lazily: most patterns of a page only build paths.
  let shape: RegExp | undefined;
  return {
    parse: (pathname) => {
      shape ??= shapeOf(template);
      const match = shape.exec(pathname);
      return match ? (read(namesIn(template), match) as PathParams<Template> | undefined) : undefined;
    },
    build: (params) => buildPath(template, params),
  };
}

const namesIn = (template: string): readonly string[] =>
  [...template.matchAll(PARAM)].map((match) => match[1] ?? '');

function shapeOf(template: string): RegExp {
  const pieces = template.split(/(\{[^}]*\}|[[\]])/).map((piece) => {
    if (piece === '[') return '(?:';
    if (piece === ']') return ')?';
    const [[whole, , choices, rest] = []] = piece.matchAll(PARAM);
    if (!whole) return piece.replace(/[.*+?^${}()|\\]/g, '\\$&');
    if (rest) return '(.+)';
    return `(${choices === '#' ? YEAR : (choices ?? '[^/]+')})`;
  });
  return new RegExp(`^${pieces.join('')}$`);
}

function read(names: readonly string[], match: RegExpExecArray): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const piece = match[index + 1];
    if (piece === undefined) continue;
    const text = decodePiece(piece);
    if (text === undefined) return undefined;
    params[name] = text;
  }
  return params;
}

import { type Layout, list, object } from './layout';
import { keyed, quoted } from './shapes';

/** Writes the fields of an object that the generated code makes. */

/** An expression; `fn` if it only calls that function, `literal` if it is an object. */
export interface Code {
  readonly layout: Layout;
  readonly fn?: string;
  readonly literal?: boolean;
}

export interface Field {
  readonly target: string;
  /** Copied under its own name. */
  readonly kept: boolean;
  readonly layout: Layout;
}

/** Fewer fields are shorter written out. */
const FEWEST_KEPT = 2;

export const isKept = (layout: Layout, source: string): boolean =>
  layout === source || layout === `${source} ?? undefined`;

export const writtenOut = (fields: readonly Field[]): Code => ({
  layout: object(fields.map(({ target, layout }): Layout => [keyed(target), ': ', layout])),
  literal: true,
});

/** `keep(wire, ['title'])`, with the other fields if there are any. */
export function keeping(fields: readonly Field[], owner: string, type: string | undefined): Code | undefined {
  const kept = fields.filter((field) => field.kept).map(({ target }) => quoted(target));
  if (kept.length < FEWEST_KEPT) return undefined;
  const check = type === undefined ? '' : ` satisfies KeysOf<${type}>`;
  const keep: Layout = [`keep(${owner}, `, list(kept), `${check})`];
  const written = fields.filter((field) => !field.kept);
  if (written.length === 0) return { layout: keep };
  const others = written.map(({ target, layout }): Layout => [keyed(target), ': ', layout]);
  return { layout: object([['...', keep], ...others]), literal: true };
}

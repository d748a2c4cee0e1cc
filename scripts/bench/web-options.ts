import { parseArgs } from 'node:util';
import type { Visit } from './page';

/** What `npm run bench:web` measures besides page loads: route changes, a session of interactions, the heap. */
export const PARTS = ['loads', 'routes', 'session', 'heap'] as const;
export type Part = (typeof PARTS)[number];

export interface WebOptions {
  readonly samples: number;
  /** Parts of page names in small letters; empty for all pages. */
  readonly pages: readonly string[];
  readonly visits: readonly Visit[];
  readonly parts: readonly Part[];
  /** No further visit starts after this many seconds; the table shows what was measured until then. */
  readonly seconds: number;
}

const VISITS: readonly Visit[] = ['cold', 'warm'];

/** Reads the options. A wrong one is an error of one sentence. */
export function webOptions(args: readonly string[]): WebOptions {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      samples: { type: 'string', default: '5' },
      pages: { type: 'string', default: '' },
      visits: { type: 'string', default: VISITS.join() },
      parts: { type: 'string', default: PARTS.join() },
      seconds: { type: 'string', default: '3600' },
    },
  });
  return {
    samples: count('samples', values.samples),
    pages: listOf(values.pages),
    visits: among('visits', VISITS, values.visits),
    parts: among('parts', PARTS, values.parts),
    seconds: count('seconds', values.seconds),
  };
}

const listOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} needs a whole number above 0, not “${text}”.`);
  return Number(text);
}

function among<Item extends string>(name: string, all: readonly Item[], text: string): readonly Item[] {
  const wanted = listOf(text);
  const unknown = wanted.find((item) => !all.some((known) => known === item));
  if (unknown !== undefined || wanted.length === 0)
    throw new Error(`--${name} needs some of ${all.join(', ')}, not “${unknown ?? text}”.`);
  return all.filter((item) => wanted.includes(item));
}

/** The pages whose names contain one of the wanted words. */
export function chosenPages<Page extends { readonly name: string }>(
  pages: readonly Page[],
  wanted: readonly string[],
): readonly Page[] {
  const unknown = wanted.find((word) => !pages.some(({ name }) => name.toLowerCase().includes(word)));
  if (unknown !== undefined)
    throw new Error(`--pages: no page “${unknown}” among ${pages.map(({ name }) => name).join(', ')}.`);
  return pages.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
  );
}

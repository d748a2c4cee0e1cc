/**
 * Code layout like the formatter's: a group stays on one line if it fits; otherwise the outermost group breaks first.
 */

export type Layout =
  | string
  | readonly Layout[]
  | { readonly group: Layout }
  | { readonly indent: Layout }
  | { readonly line: 'soft' | 'space' }
  | { readonly whenBroken: string };

const WIDTH = 110;
const STEP = '  ';

/** Nothing on one line; a line break when its group is broken. */
export const soft: Layout = { line: 'soft' };
/** A space on one line; a line break when its group is broken. */
export const space: Layout = { line: 'space' };

const separated = (items: readonly Layout[]): Layout =>
  items.flatMap((item, index) => (index === 0 ? [item] : [',', space, item]));

const enclosed = (open: string, items: readonly Layout[], close: string, edge: Layout): Layout => ({
  group: [open, { indent: [edge, separated(items), { whenBroken: ',' }] }, edge, close],
});

export const object = (entries: readonly Layout[]): Layout =>
  entries.length === 0 ? '{}' : enclosed('{', entries, '}', space);

export const list = (items: readonly Layout[]): Layout => enclosed('[', items, ']', soft);

/** The arguments of a call, with parentheses. */
export const args = (items: readonly Layout[]): Layout => enclosed('(', items, ')', soft);

/** `head`, then `body` on the same line or, if it does not fit, on the next. */
export const hanging = (head: Layout, body: Layout): Layout => ({
  group: [head, { indent: [space, body] }],
});

/** `test ? yes : no`; in a chain, either all branches break or none. */
export const branches = (test: Layout, yes: Layout, no: Layout): Layout => [
  test,
  { indent: [space, '? ', { indent: yes }, space, ': ', no] },
];
export const ternary = (test: Layout, yes: Layout, no: Layout): Layout => ({
  group: branches(test, yes, no),
});

interface Pending {
  readonly layout: Layout;
  readonly depth: number;
  readonly broken: boolean;
}

export function print(layout: Layout): string {
  let text = '';
  const stack: Pending[] = [{ layout, depth: 0, broken: true }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { layout: here, depth, broken } = next;
    if (typeof here === 'string') text += here;
    else if (isList(here)) stack.push(...here.map((each) => ({ layout: each, depth, broken })).reverse());
    else if ('indent' in here) stack.push({ layout: here.indent, depth: depth + 1, broken });
    else if ('whenBroken' in here) text += broken ? here.whenBroken : '';
    else if ('line' in here) text += broken ? `\n${STEP.repeat(depth)}` : flat(here);
    else stack.push({ layout: here.group, depth, broken: !fits(here.group, stack, room(text)) });
  }
  return text;
}

const isList = (layout: Layout): layout is readonly Layout[] => Array.isArray(layout);
const room = (text: string): number => WIDTH - (text.length - text.lastIndexOf('\n') - 1);

function flat(layout: Layout): string {
  if (typeof layout === 'string') return layout;
  if (isList(layout)) return layout.map(flat).join('');
  if ('group' in layout) return flat(layout.group);
  if ('indent' in layout) return flat(layout.indent);
  return 'line' in layout && layout.line === 'space' ? ' ' : '';
}

/** Whether a group, with the text up to the next possible line break, fits on the rest of the line. */
function fits(group: Layout, rest: readonly Pending[], left: number): boolean {
  return flat(group).length + headLength(rest) <= left;
}

function headLength(rest: readonly Pending[]): number {
  let length = 0;
  for (const { layout, broken } of [...rest].reverse()) {
    const head = headOf(layout, broken);
    length += head.text.length;
    if (head.ended) return length;
  }
  return length;
}

function headOf(layout: Layout, broken: boolean): { text: string; ended: boolean } {
  if (typeof layout === 'string') return { text: layout.split('\n')[0] ?? '', ended: layout.includes('\n') };
  if (isList(layout)) {
    let text = '';
    for (const each of layout) {
      const head = headOf(each, broken);
      text += head.text;
      if (head.ended) return { text, ended: true };
    }
    return { text, ended: false };
  }
  if ('indent' in layout) return headOf(layout.indent, broken);
  if ('group' in layout) return headOf(layout.group, broken);
  if ('whenBroken' in layout) return { text: broken ? layout.whenBroken : '', ended: false };
  return broken ? { text: '', ended: true } : { text: flat(layout), ended: false };
}

const LITERAL = /'(?:[^']|'')*'/g;
const CAST = /::(?:character varying|timestamp with(?:out)? time zone|double precision|"?\w+"?)(?:\[\])?/g;
const ALONE = /\(([\w."#]+)\)/g;
const ONE_IN_A_LIST = /^(\S+) = ANY \(?#(\d+)\)?$/;
const EQUAL = /^(\S+) = (\(?\S+ ?\d*\)?\S*)$/;
const COLUMN = /^"?(\w+)"?\."?(\w+)"?$/;
/** A number, or the result of a subquery that has one row. */
const VALUE = /^(?:-?\d+|\$\d+|\(?InitPlan \d+\)?(?:\.col\d+)?)$/;

/** Which columns of a statement are equal to each other or to a value, from the conditions of its plan. */
export class Equalities {
  readonly #parents = new Map<string, string>();
  readonly #values = new Set<string>();

  /** Conditions that are joined by AND. All but equality prove nothing and are ignored. */
  add(conditions: string): void {
    const literals: string[] = [];
    const text = conditions
      .replace(LITERAL, (literal) => `#${literals.push(literal) - 1}`)
      .replace(CAST, '')
      .replace(ALONE, '$1')
      .replace(ALONE, '$1');
    for (const condition of conjunctsOf(text)) this.#addOne(condition, literals);
  }

  /** Whether all these columns are equal to one and the same value. */
  areOneValue(columns: readonly string[]): boolean {
    const roots = new Set(columns.map((column) => this.#root(column)));
    const values = new Set([...this.#values].map((value) => this.#root(value)));
    return roots.size === 1 && [...roots].every((root) => values.has(root));
  }

  #addOne(condition: string, literals: readonly string[]): void {
    const inList = ONE_IN_A_LIST.exec(condition);
    const members = /^'\{"?([^",{}]+)"?\}'$/.exec(literals[Number(inList?.[2])] ?? '');
    const sides = inList && members ? [inList[1], `'${members[1]}'`] : EQUAL.exec(condition)?.slice(1);
    const [left, right] = (sides ?? []).map((side) => this.#nameOf(side, literals));
    if (left !== undefined && right !== undefined) this.#parents.set(this.#root(left), this.#root(right));
  }

  #nameOf(side = '', literals: readonly string[]): string | undefined {
    const [, alias, column] = COLUMN.exec(side) ?? [];
    if (alias !== undefined) return `${alias}.${column}`;
    const literal = /^#\d+$/.test(side) ? literals[Number(side.slice(1))] : side;
    if (literal === undefined || !(literal.startsWith("'") || VALUE.test(literal))) return undefined;
    this.#values.add(literal);
    return literal;
  }

  #root(name: string): string {
    const parent = this.#parents.get(name);
    return parent === undefined || parent === name ? name : this.#root(parent);
  }
}

/** Splits "((a) AND (b))" into its conditions; those within OR and NOT stay whole. */
function conjunctsOf(text: string): readonly string[] {
  const inner = isEnclosed(text) ? text.slice(1, -1) : text;
  const parts = splitOutside(inner, ' AND ');
  return parts.length === 1 && inner === text ? [text] : parts.flatMap(conjunctsOf);
}

const isEnclosed = (text: string): boolean => text.startsWith('(') && closingOf(text) === text.length - 1;

function closingOf(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth === 0) return index;
  }
  return -1;
}

function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')') depth--;
    if (depth > 0 || !text.startsWith(separator, index)) continue;
    parts.push(text.slice(from, index));
    from = index + separator.length;
  }
  return [...parts, text.slice(from)];
}
